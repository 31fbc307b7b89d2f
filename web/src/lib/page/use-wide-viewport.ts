import { mediaHook } from '@ecrin/browser/media-hook.ts';

/** 992 px, where the side column begins. */
export const useWideViewport = mediaHook('(min-width: 62em)');
