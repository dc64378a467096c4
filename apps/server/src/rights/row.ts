import type { Endpoint, EndpointInput } from '@hooplog/contract';
import type { Role, World } from './roles.ts';

type Statuses = readonly [
  signedOut: number,
  stranger: number,
  member: number,
  owner: number,
  coach: number,
  player: number,
];

/** The statuses of a call that answers `success` to callers who may make it. */
type Rights = (success: number) => Statuses;

export const everybody: Rights = (ok) => [ok, ok, ok, ok, ok, ok];
export const signedIn: Rights = (ok) => [401, ok, ok, ok, ok, ok];
/** No caller in the table is an operator: for all of them the call does not exist. */
export const operatorsOnly: Rights = () => [401, 404, 404, 404, 404, 404];
/** For all others the resource does not exist. */
export const ownerOnly: Rights = (ok) => [401, 404, 404, ok, 404, 404];
export const squadOnly: Rights = (ok) => [401, 404, ok, ok, 404, 404];
export const squadOwnerOnly: Rights = (ok) => [401, 404, 403, ok, 404, 404];
/** Two callers play on the team: `owner` and `player`. */
export const teamOnly: Rights = (ok) => [401, 404, 404, ok, ok, ok];
export const teamCoachOnly: Rights = (ok) => [401, 404, 404, 403, ok, 403];

/** The request of one call; created anew for each caller, so that calls do not affect each other. */
export interface Sent {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body of a call that takes a file. */
  readonly file?: Buffer;
}

/** One call of the API, or one variant of it, with the status for each caller. */
export interface Row {
  readonly endpoint: Endpoint;
  /** The owner of the resource, or the variant; empty if the call says enough. */
  readonly about: string;
  readonly expected: Statuses;
  readonly make: (world: World, role: Role) => Sent | Promise<Sent>;
  /** Made by a new user each time, because the call changes its caller. */
  readonly byNewcomer: boolean;
}

interface RowOptions<E extends Endpoint> {
  readonly about?: string;
  /** Expected status, if not the endpoint's own. */
  readonly success?: number;
  readonly byNewcomer?: boolean;
  readonly make?: (world: World, role: Role) => Made<E> | Promise<Made<E>>;
}

type Made<E extends Endpoint> = Partial<EndpointInput<E>> & Pick<Sent, 'headers' | 'file'>;

/** Creates a row; its request must match the endpoint. */
export function row<E extends Endpoint>(
  endpoint: E,
  rights: Rights | Statuses,
  options: RowOptions<E> = {},
): Row {
  const { about = '', success = endpoint.status, byNewcomer = false } = options;
  const make = options.make ?? (() => ({}));
  return {
    endpoint,
    about,
    expected: typeof rights === 'function' ? rights(success) : rights,
    make: make as Row['make'],
    byNewcomer,
  };
}

/** Marks rows about a resource of the owner. */
export const OWN = "the owner's";
export const NOBODY = '01900000-0000-7000-8000-000000000000';
export const UNKNOWN = { token: 'a-secret-that-nobody-was-given-ever' };

/** Creates a resource and returns it as the id parameter of a call. */
export const idOf = (thing: (world: World) => Promise<string>) => async (world: World) => ({
  params: { id: await thing(world) },
});
