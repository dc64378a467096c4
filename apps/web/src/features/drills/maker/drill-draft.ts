import { type CourtPoint, type OwnDrill, type OwnRule, SHOT_KINDS } from '@hooplog/domain';

/** The values of the form for a drill. */
export interface DrillDraft {
  readonly name: string;
  readonly spots: readonly CourtPoint[];
  readonly rule: 'shots' | 'makes' | 'in_a_row';
  readonly shots: string;
  readonly rounds: string;
  readonly makes: string;
  /** Empty for none. */
  readonly aim: string;
  /** The kind of its shots; empty for any. */
  readonly shotKind: string;
}

export const NEW_DRILL: DrillDraft = {
  ...{ name: '', spots: [], rule: 'shots', shots: '5', rounds: '1', makes: '2', aim: '' },
  shotKind: '',
};

/** The draft of an existing drill. */
export function draftOf({ name, spots, rule, aim, shotKind }: OwnDrill): DrillDraft {
  const target = aim === null ? '' : String(aim);
  const said = { ...NEW_DRILL, name, spots, aim: target, shotKind: shotKind ?? '' };
  if (rule.kind === 'fixed_shots') {
    return { ...said, shots: String(rule.shotsPerVisit), rounds: String(rule.rounds) };
  }
  return { ...said, rule: rule.inARow ? 'in_a_row' : 'makes', makes: String(rule.makes) };
}

/** The number that was typed; 0, which every field rejects, if it is not a number. */
const numberOf = (text: string): number => (text.trim() === '' ? 0 : Number(text));

function ruleOf({ rule, shots, rounds, makes }: DrillDraft): OwnRule {
  return rule === 'shots'
    ? { kind: 'fixed_shots', shotsPerVisit: numberOf(shots), rounds: numberOf(rounds) }
    : { kind: 'make_to_move_on', makes: numberOf(makes), inARow: rule === 'in_a_row' };
}

export function drillOfDraft(draft: DrillDraft): OwnDrill {
  const { name, spots, aim, shotKind } = draft;
  return {
    name,
    spots,
    rule: ruleOf(draft),
    aim: aim.trim() === '' ? null : numberOf(aim),
    shotKind: SHOT_KINDS.find((known) => known === shotKind) ?? null,
  };
}
