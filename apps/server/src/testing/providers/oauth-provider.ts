import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { choicePage, type Listening, listen } from './listen.ts';

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

export interface GitHubPerson {
  readonly id: number;
  readonly emails: readonly {
    readonly email: string;
    readonly primary: boolean;
    readonly verified: boolean;
  }[];
}

interface Options {
  readonly client: OAuthClient;
  /** Accounts by name. */
  readonly people: Readonly<Record<string, GitHubPerson | { readonly id: string }>>;
}

interface Answer {
  readonly status: number;
  readonly json?: unknown;
  readonly page?: string;
  readonly location?: string;
}

export interface OAuthProvider extends Listening {
  /** Answers everything with 503 while true. */
  isDown: boolean;
}

interface Grant {
  readonly person: string;
  readonly scope: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

/** The dialect of a provider, by its documentation. */
interface Dialect {
  readonly name: string;
  readonly authorizePath: string;
  readonly tokenPath: string;
  /** GitHub refuses an exchange with status 200 and an error, X with 400. */
  readonly refusal: (what: 'client' | 'code') => Answer;
  readonly api: (
    path: string,
    grant: Grant,
    people: Options['people'],
    request: IncomingMessage,
  ) => Answer;
}

const UNAUTHORIZED: Answer = { status: 401, json: { message: 'Bad credentials' } };
const NOT_FOUND: Answer = { status: 404, json: { message: 'Not Found' } };

/** docs.github.com: “Authorizing OAuth apps”, “Troubleshooting OAuth app access token request errors”. */
const GITHUB: Dialect = {
  name: 'GitHub',
  authorizePath: '/login/oauth/authorize',
  tokenPath: '/login/oauth/access_token',
  refusal: (what) => ({
    status: 200,
    json:
      what === 'client'
        ? { error: 'incorrect_client_credentials', error_description: 'incorrect' }
        : { error: 'bad_verification_code', error_description: 'incorrect or expired' },
  }),
  api: (path, { person, scope }, people, request) => {
    if (request.headers['user-agent'] === undefined) return { status: 403 };
    const found = people[person] as GitHubPerson;
    // The address of the public profile was typed by the person and must not be trusted.
    const profile = { id: found.id, login: person, email: 'anybody@example.com' };
    if (path === '/user') return { status: 200, json: profile };
    if (path !== '/user/emails') return NOT_FOUND;
    return scope.includes('user:email') ? { status: 200, json: found.emails } : NOT_FOUND;
  },
};

/** docs.x.com: “OAuth 2.0 Authorization Code Flow with PKCE”, “GET /2/users/me”. */
const X: Dialect = {
  name: 'X',
  authorizePath: '/i/oauth2/authorize',
  tokenPath: '/2/oauth2/token',
  refusal: (what) => ({
    status: what === 'client' ? 401 : 400,
    json:
      what === 'client'
        ? { error: 'unauthorized_client', error_description: 'Missing valid authorization header' }
        : { error: 'invalid_request', error_description: 'The authorization code was invalid.' },
  }),
  api: (path, { person, scope }, people) => {
    const mayRead = scope.includes('users.read') && scope.includes('tweet.read');
    if (path !== '/2/users/me') return NOT_FOUND;
    if (!mayRead) return { status: 403, json: { title: 'Forbidden' } };
    const { id } = people[person] as { readonly id: string };
    return { status: 200, json: { data: { id, name: 'Some Name', username: person } } };
  },
};

/** Shows the choice of accounts, then redirects back with a code. The request is validated first. */
function authorize(
  query: URLSearchParams,
  { client, people }: Options,
  grants: Map<string, Grant>,
) {
  const isGood =
    query.get('response_type') === 'code' &&
    query.get('client_id') === client.clientId &&
    query.get('redirect_uri') === client.redirectUri &&
    query.get('code_challenge_method') === 'S256';
  if (!isGood) return { status: 400, page: 'Something went wrong' };
  const person = query.get('as');
  if (person === null) return { status: 200, page: choices(query, Object.keys(people)) };
  const back = new URL(client.redirectUri);
  back.searchParams.set('state', query.get('state') ?? '');
  if (person === 'cancel') {
    back.searchParams.set('error', 'access_denied');
  } else {
    const code = randomUUID();
    back.searchParams.set('code', code);
    grants.set(code, {
      person,
      scope: query.get('scope') ?? '',
      challenge: query.get('code_challenge') ?? '',
      redirectUri: client.redirectUri,
    });
  }
  return { status: 302, location: back.href };
}

function choices(query: URLSearchParams, people: readonly string[]): string {
  const to = (as: string) => `?${query.toString()}&as=${as}`;
  const links = people.map((name) => [`Continue as ${name}`, to(name)] as const);
  return choicePage('Authorize Hooplog', [...links, ['Cancel', to('cancel')]]);
}

const basic = ({ clientId, clientSecret }: OAuthClient) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

async function exchange(
  request: IncomingMessage,
  { client }: Options,
  dialect: Dialect,
  grants: Map<string, Grant>,
  tokens: Map<string, Grant>,
): Promise<Answer> {
  const form = new URLSearchParams(await text(request));
  if (request.headers.authorization !== basic(client)) return dialect.refusal('client');
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  // A code is valid once.
  grants.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isGood = grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
  if (!isGood) return dialect.refusal('code');
  const token = randomUUID();
  tokens.set(token, grant);
  return {
    status: 200,
    json: { access_token: token, token_type: 'bearer', scope: grant.scope.replaceAll(' ', ',') },
  };
}

function start(dialect: Dialect, options: Options): Promise<OAuthProvider> {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  const state = { isDown: false };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (state.isDown) return { status: 503, page: 'Down' };
    if (url.pathname === dialect.authorizePath) {
      return authorize(url.searchParams, options, grants);
    }
    if (url.pathname === dialect.tokenPath && request.method === 'POST') {
      return exchange(request, options, dialect, grants, tokens);
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const grant = tokens.get(token);
    if (grant === undefined) return UNAUTHORIZED;
    return dialect.api(url.pathname, grant, options.people, request);
  }

  return listen(() => (request, response) => {
    void answer(request).then(({ status, json, page, location }) => {
      response.statusCode = status;
      if (location !== undefined) response.setHeader('location', location);
      const type = json === undefined ? 'text/html' : 'application/json';
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.end(json === undefined ? page : JSON.stringify(json));
    });
  }).then((listening) => Object.assign(state, listening));
}

/** A server that behaves like GitHub's documentation. */
export const startGitHub = (
  client: OAuthClient,
  people: Readonly<Record<string, GitHubPerson>>,
): Promise<OAuthProvider> => start(GITHUB, { client, people });

/** A server that behaves like X's documentation. */
export const startX = (
  client: OAuthClient,
  people: Readonly<Record<string, { readonly id: string }>>,
): Promise<OAuthProvider> => start(X, { client, people });
