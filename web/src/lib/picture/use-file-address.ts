import type { ApiProblem } from '@ecrin/browser/api/problem.ts';
import { useEffect, useState } from 'react';
import { fetchOwnFile } from '#lib/api/fetch-own-file.ts';

/** `url` null: it is loading, or failed. */
type FileAddress = Readonly<{ url: string | null; failed: boolean; fault: ApiProblem | null }>;
const loading: FileAddress = { url: null, failed: false, fault: null };

/** The client’s own file as an address that an `img` or `audio` can use: neither sends the bearer token. Each of the `tries` fetches it. */
export const useFileAddress = (path: string | null, tries = 1): FileAddress => {
  const [loaded, setLoaded] = useState({ ...loading, path, tries: 0 });
  useEffect(() => {
    if (path === null) return undefined;
    let url: string | null = null;
    let gone = false;
    const load = async () => {
      const fetched = await fetchOwnFile(path);
      if (gone) return;
      url = fetched.file && URL.createObjectURL(fetched.file);
      setLoaded({ path, tries, url, failed: url === null, fault: fetched.file ? null : fetched.fault });
    };
    void load();
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [path, tries]);
  return loaded.path === path && loaded.tries === tries ? loaded : loading;
};
