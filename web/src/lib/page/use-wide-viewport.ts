import { createMediaQueryHook } from '@ecrin/browser/page/media-query-hook.ts';

/** From 992 px there is a side column. */
export const useWideViewport = createMediaQueryHook('(min-width: 62em)');
