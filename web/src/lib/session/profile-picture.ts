import { useEffect, useSyncExternalStore } from 'react';
import { apiHost, authorisedFetch } from '../api/authorised-fetch.ts';

/** The one picture pages show: that of whoever is signed in. It needs the bearer token, so an `img` cannot fetch it itself. */
type Picture = Readonly<{ path: string; url: string | null }>;
let picture: Picture | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const put = (next: Picture | null) => {
  if (picture?.url) URL.revokeObjectURL(picture.url);
  picture = next;
  listeners.forEach((listener) => listener());
};

const load = async (path: string) => {
  put({ path, url: null });
  const answer = await authorisedFetch(apiHost + path).catch(() => null);
  const blob = answer?.ok ? await answer.blob() : null;
  if (picture?.path === path) put(blob && { path, url: URL.createObjectURL(blob) });
};

/** An address an `img` can show; null without a picture, or until it is here. A failed one is asked for again by the next who shows it. */
export const useProfilePicture = (path: string | null) => {
  useEffect(() => {
    if (path !== null && picture?.path !== path) void load(path);
  }, [path]);
  return useSyncExternalStore(subscribe, () => (path !== null && picture?.path === path ? picture.url : null));
};
