/** A person's browser at a provider: keeps cookies and follows redirects until it leaves the provider. */
class Visit {
  readonly #cookies = new Map<string, string>();

  async #get(url: URL): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  /** Follows redirects and chooses `as` when asked; returns the provider's last answer. */
  async follow(
    start: string,
    as: string,
  ): Promise<{ readonly response: Response; readonly url: URL }> {
    let url = new URL(start);
    const home = url.origin;
    for (;;) {
      const response = await this.#get(url);
      const location = response.headers.get('location');
      if (location === null && /continue as/i.test(await response.clone().text())) {
        url.searchParams.set('as', as);
        continue;
      }
      if (location === null) return { response, url };
      url = new URL(location, url);
      if (url.origin !== home) return { response, url };
    }
  }
}

/** Signs in at a provider; returns the address that it redirects back to. */
export async function answerByAddress(start: string, as: string): Promise<URL> {
  return (await new Visit().follow(start, as)).url;
}

/** The same for a provider that answers with a form; returns the fields that its page would post back. */
export async function answerByForm(start: string, as: string): Promise<URLSearchParams> {
  const { response } = await new Visit().follow(start, as);
  const inputs = (await response.text()).matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g);
  return new URLSearchParams(
    [...inputs].map(([, name = '', value = '']): [string, string] => [name, value]),
  );
}
