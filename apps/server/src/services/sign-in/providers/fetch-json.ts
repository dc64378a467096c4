const TIMEOUT_MS = 10_000;

/** A provider's API returned an error. */
class ProviderAnswer extends Error {
  override readonly name = 'ProviderAnswer';
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${new URL(url).pathname} answered ${String(status)}`);
    this.status = status;
  }
}

/** Calls a provider's API on behalf of the user who just signed in there. */
export async function fetchJson(url: string, token: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      // GitHub refuses calls without a user agent.
      'user-agent': 'hooplog',
    },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderAnswer(url, response.status);
  }
  return response.json();
}
