import { createMediaQueryHook } from '@ecrin/browser/page/media-query-hook.ts';

/** 992 px, where the side column begins. */
export const useWideViewport = createMediaQueryHook('(min-width: 62em)');
