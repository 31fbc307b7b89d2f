import { createMediaQueryHook } from '@ecrin/browser/page/media-query-hook.ts';

/** Whether keys are named on screen: not on a phone, nor where one points with a finger, since there is no key to press. They act all the same. */
export const useKeyHints = createMediaQueryHook('(min-width: 48em) and (hover: hover) and (pointer: fine)');
