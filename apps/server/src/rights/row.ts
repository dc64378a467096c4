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
/** Nobody of the table is an operator: for all of them the call does not exist. */
export const operatorsOnly: Rights = () => [401, 404, 404, 404, 404, 404];
/** For all others the thing does not exist. */
export const ownerOnly: Rights = (ok) => [401, 404, 404, ok, 404, 404];
export const squadOnly: Rights = (ok) => [401, 404, ok, ok, 404, 404];
export const squadOwnerOnly: Rights = (ok) => [401, 404, 403, ok, 404, 404];
/** Two players of the team ask: `owner` and `player`. */
export const teamOnly: Rights = (ok) => [401, 404, 404, ok, ok, ok];
export const teamCoachOnly: Rights = (ok) => [401, 404, 404, 403, ok, 403];

/** What one call is sent; made anew for each caller, so that no call finds what another one left. */
export interface Sent {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body of a call that takes a file. */
  readonly file?: Buffer;
}

/** One call of the API, or one way to make it, with the answer that each caller gets. */
export interface Row {
  readonly endpoint: Endpoint;
  /** Whose thing, or which way; empty where the call says enough. */
  readonly about: string;
  readonly expected: Statuses;
  readonly make: (world: World, role: Role) => Sent | Promise<Sent>;
  /** Made by somebody new each time: the call changes who makes it. */
  readonly byNewcomer: boolean;
}

interface RowOptions<E extends Endpoint> {
  readonly about?: string;
  /** Where it is not the endpoint's own. */
  readonly success?: number;
  readonly byNewcomer?: boolean;
  readonly make?: (world: World, role: Role) => Made<E> | Promise<Made<E>>;
}

type Made<E extends Endpoint> = Partial<EndpointInput<E>> & Pick<Sent, 'headers' | 'file'>;

/** Names a row; what is sent must be what the endpoint takes. */
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

/** About whose thing it is. */
export const OWN = "the owner's";
export const NOBODY = '01900000-0000-7000-8000-000000000000';
export const UNKNOWN = { token: 'a-secret-that-nobody-was-given-ever' };

/** Makes what a call about a thing is addressed with. */
export const idOf = (thing: (world: World) => Promise<string>) => async (world: World) => ({
  params: { id: await thing(world) },
});
