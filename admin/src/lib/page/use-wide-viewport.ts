import { createMediaQueryHook } from '@ecrin/browser/page/media-query-hook.ts';

/** The specified menu breakpoint: under 768 px the menu overlays the page, and what narrows a list is in a sheet. */
export const useWideViewport = createMediaQueryHook('(min-width: 48em)');
