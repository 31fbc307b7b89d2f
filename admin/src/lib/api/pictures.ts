import { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { authorisedFetch } from './authorised-fetch.ts';

/** By their paths, which name their content; null while one loads. They need the bearer token, so an `img` cannot fetch them itself. */
const usePictures = create<Readonly<Record<string, string | null>>>(() => ({}));

const load = async (path: string) => {
  usePictures.setState({ [path]: null });
  const answer = await authorisedFetch(apiHost + path).catch(() => null);
  if (answer?.ok) usePictures.setState({ [path]: URL.createObjectURL(await answer.blob()) });
};

/** An address that an `img` can show; null without a path, and while it loads. */
export const usePicture = (path: string | null): string | null => {
  useEffect(() => {
    if (path !== null && usePictures.getState()[path] === undefined) void load(path);
  }, [path]);
  return usePictures((pictures) => (path === null ? null : (pictures[path] ?? null)));
};
