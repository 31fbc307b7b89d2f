import { createMediaQueryHook } from '@ecrin/browser/page/media-query-hook.ts';

const media = '(min-width: 62em)';
/** From 992 px there is a side column. */
export const isWideViewport = () => matchMedia(media).matches;
export const useWideViewport = createMediaQueryHook(media);
