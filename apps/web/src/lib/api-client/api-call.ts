import type * as contract from '@hooplog/contract';

type Contract = typeof contract;
type EndpointName = {
  [Name in keyof Contract]: Contract[Name] extends contract.Endpoint ? Name : never;
}[keyof Contract];

/** Every endpoint of the contract, by its method and path: `Endpoints['GET /api/goals']`. */
export type Endpoints = {
  [Name in EndpointName as `${Contract[Name]['method']} ${Contract[Name]['path']}`]: Contract[Name];
};

/** How the client names a call, `GET /api/goals`. Gives the endpoint's types without importing its schema. */
export type ApiCall = keyof Endpoints;

type Path = Endpoints[ApiCall]['path'];
type ResourceOf<P extends Path> = P extends `/api/${infer Name}/${string}` ? `/api/${Name}` : never;

/** The path of a call, `/api/goals/:id`, or of a resource, `/api/goals`. */
export type ApiPath = Path | ResourceOf<Path>;

/** The JSON body of the answer to a call. */
export type AnswerTo<C extends ApiCall> = contract.EndpointResponse<Endpoints[C]>;
