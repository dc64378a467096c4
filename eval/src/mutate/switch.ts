/** Thrown by a mutant that never ends. */
class Endless extends Error {}

/** The mutants of a module: the first and the last. */
type Range = readonly [first: number, last: number];

/** Switches mutants on and off in sources that `instrument` wrote. */
export class MutantSwitch {
  #on = -1;
  #steps = 0;
  #maxSteps = Infinity;
  #fixing: Range | null = null;
  readonly #again: (() => void)[] = [];
  /** Mutants that were reached while none is on; `null` while nothing is recorded. */
  reached: Set<number> | null = null;
  /** Mutants in values computed at load time, with all those of the module: reading one value may reach any of them. */
  readonly settled = new Map<number, Range>();

  /** Whether a mutant is on. */
  at(id: number): boolean {
    if (++this.#steps > this.#maxSteps) throw new Endless('A mutant never ends.');
    if (this.#fixing) this.settled.set(id, this.#fixing);
    else this.reached?.add(id);
    return id === this.#on;
  }

  /** A constant of a module with such mutants: its value now, recomputed whenever the switch changes. */
  fixed<Value>(module: Range, make: () => Value, set: (value: Value) => void): Value {
    this.#again.push(() => {
      set(make());
    });
    this.#fixing = module;
    const value = make();
    this.#fixing = null;
    return value;
  }

  /** Switches a mutant on, or with -1 all off. `maxSteps`: switches it may pass before it counts as endless. */
  turnOn(id: number, maxSteps = Infinity): void {
    this.#on = id;
    this.#maxSteps = Infinity;
    for (const set of this.#again) set();
    this.#steps = 0;
    this.#maxSteps = maxSteps;
  }

  /** Switches passed since the last change. */
  get steps(): number {
    return this.#steps;
  }
}
