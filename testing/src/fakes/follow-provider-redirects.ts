/** A browser at the provider: follows redirects, with its own cookies, until one leaves the provider. Resolves with that address. */
export const followProviderRedirects = async (start: string): Promise<string> => {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  for (let url = start, steps = 0; steps < 10; steps += 1) {
    const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await fetch(url, { redirect: 'manual', headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('Location');
    if (!location)
      throw new Error(`the provider answered ${response.status}: ${(await response.text()).slice(0, 400)}`);
    url = new URL(location, url).href;
    if (new URL(url).origin !== origin) return url;
  }
  throw new Error('the provider sends round and round');
};
