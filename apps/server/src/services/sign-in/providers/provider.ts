/** One sign-in under way, from the start at our side to the answer of the provider. */
export interface SignInFlow {
  /** Id of the provider: an answer of another one is not taken. */
  readonly provider: string;
  /** Ties the answer to the browser that asked. */
  readonly state: string;
  /** Ties an identity token to this one request. */
  readonly nonce: string;
  /** PKCE: a stolen code is worth nothing without it. */
  readonly verifier: string;
  readonly redirectUri: string;
  /** Path of this site to come back to. */
  readonly returnTo: string;
  readonly timeZone?: string | undefined;
}

/** Whom a provider says somebody is. Names and pictures are not asked for: players choose what others see. */
export interface ProviderIdentity {
  /** Stays the same when the person changes name or address there. */
  readonly providerId: string;
  /** Verified by the provider, lower case; null where it gives none. */
  readonly email: string | null;
  /** Tells the person which of their accounts it was; null where only an address could. */
  readonly handle: string | null;
}

/** A way to sign in at somebody else's site. */
export interface SignInProvider {
  readonly id: string;
  readonly label: string;
  /** Where to send the browser. */
  authorizationUrl(flow: SignInFlow): Promise<URL>;
  /** Exchanges the answer in the callback's address, whose `state` was compared already. */
  identify(answer: URLSearchParams, flow: SignInFlow): Promise<ProviderIdentity>;
}
