/** Polyfill modules for interfaces that the oldest supported browsers lack. */
const polyfills: readonly (readonly [isMissing: () => boolean, load: () => Promise<unknown>])[] = [
  [() => !('withResolvers' in Promise), () => import('core-js/actual/promise/with-resolvers.js')],
  [() => !('popover' in HTMLElement.prototype), () => import('@oddbird/popover-polyfill')],
];

/** Loads what this browser lacks, and nothing else. To be awaited before anything is drawn. */
export const loadPolyfills = (): Promise<unknown> =>
  Promise.all(polyfills.filter(([isMissing]) => isMissing()).map(([, load]) => load()));
