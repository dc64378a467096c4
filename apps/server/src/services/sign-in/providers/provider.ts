/** One sign-in in progress, from its start here to the provider's answer. */
export interface SignInFlow {
  /** Id of the provider: answers of any other are refused. */
  readonly provider: string;
  /** Ties the answer to the browser that asked. */
  readonly state: string;
  /** Ties an identity token to this one request. */
  readonly nonce: string;
  /** PKCE: a stolen code is useless without it. */
  readonly verifier: string;
  readonly redirectUri: string;
  /** Path of this site to return to. */
  readonly returnTo: string;
  readonly timeZone?: string | undefined;
}

/** The identity that a provider reports. Names and pictures are not requested: players choose what others see. */
export interface ProviderIdentity {
  /** Stays the same when the person changes name or address there. */
  readonly providerId: string;
  /** Verified by the provider, lower case; null where it gives none. */
  readonly email: string | null;
  /** Shows the person which of their accounts it was; null if only an address could. */
  readonly handle: string | null;
}

/** A sign-in at another site. */
export interface SignInProvider {
  readonly id: string;
  readonly label: string;
  /** The address to send the browser to. */
  authorizationUrl(flow: SignInFlow): Promise<URL>;
  /** Exchanges the answer in the callback's address, after its `state` was compared. */
  identify(answer: URLSearchParams, flow: SignInFlow): Promise<ProviderIdentity>;
}
