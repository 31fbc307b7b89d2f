import { useEffect, useState } from 'react';
import { apiHost, authorisedFetch } from '#lib/api/authorised-fetch.ts';

/** The client’s own file as an address that an `img` or `audio` can use: neither sends the bearer token. null while it loads, and where it is gone. */
export const useFileAddress = (path: string | null): string | null => {
  const [loaded, setLoaded] = useState<Readonly<{ path: string; url: string }> | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    let url: string | null = null;
    let gone = false;
    const load = async () => {
      const answer = await authorisedFetch(`${apiHost}/api/client${path}`);
      if (!answer.ok || gone) return;
      url = URL.createObjectURL(await answer.blob());
      setLoaded({ path, url });
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [path]);
  return loaded !== null && loaded.path === path ? loaded.url : null;
};
