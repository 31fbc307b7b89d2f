import { useEffect } from 'react';
import { create } from 'zustand';
import { apiHost, authorisedFetch } from '../api/authorised-fetch.ts';

/** The picture of the signed-in person. It needs the bearer token, so an `img` cannot fetch it itself. */
type Picture = Readonly<{ path: string; url: string | null }>;
const usePicture = create<Picture | null>(() => null);
const setPicture = (next: Picture | null) => {
  const shown = usePicture.getState();
  if (shown?.url) URL.revokeObjectURL(shown.url);
  usePicture.setState(next, true);
};

const load = async (path: string) => {
  setPicture({ path, url: null });
  const answer = await authorisedFetch(apiHost + path).catch(() => null);
  const blob = answer?.ok ? await answer.blob() : null;
  if (usePicture.getState()?.path === path) setPicture(blob && { path, url: URL.createObjectURL(blob) });
};

/** An address an `img` can show; null without a picture or while it loads. A failed load is tried again by the next component that mounts. */
export const useProfilePicture = (path: string | null) => {
  useEffect(() => {
    if (path !== null && usePicture.getState()?.path !== path) void load(path);
  }, [path]);
  return usePicture((picture) => (path !== null && picture?.path === path ? picture.url : null));
};
