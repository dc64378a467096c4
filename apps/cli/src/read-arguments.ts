import { parseArgs } from 'node:util';
import type { ParseArgsOptionDescriptor } from 'node:util';
import { UsageError } from './cli-errors.ts';

/**
 * Reads `--name value` options, `--flag` switches (which are `'on'` when given) and plain
 * arguments. Throws a `UsageError` for anything else.
 */
export function readArguments<Name extends string>(
  args: string[],
  names: readonly Name[],
  flags: readonly Name[] = [],
): { readonly values: Readonly<Partial<Record<Name, string>>>; readonly positionals: string[] } {
  const options = Object.fromEntries([
    ...names.map((name): [string, ParseArgsOptionDescriptor] => [name, { type: 'string' }]),
    ...flags.map((name): [string, ParseArgsOptionDescriptor] => [name, { type: 'boolean' }]),
  ]);
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const given = Object.entries(values).map(([name, value]) => [
      name,
      value === true ? 'on' : value,
    ]);
    return { values: Object.fromEntries(given) as Partial<Record<Name, string>>, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The single plain argument of a command. */
export function onlyArgument(positionals: readonly string[], what: string): string {
  const [only, ...more] = positionals;
  if (only === undefined || more.length > 0) throw new UsageError(`Name exactly one ${what}.`);
  return only;
}

/** A whole number of at least `min`. */
export function wholeNumber(text: string | undefined, name: string, min: number): number {
  const number = Number(text);
  if (text === undefined || text.trim() === '' || !Number.isSafeInteger(number) || number < min) {
    throw new UsageError(`--${name} must be a whole number of at least ${min}.`);
  }
  return number;
}
