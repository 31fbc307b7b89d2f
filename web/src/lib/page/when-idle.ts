/** Where a browser does not say when it is idle, in ms. */
const aWhileMs = 300;
const longestMs = 1_000;

/** Resolves once the browser has nothing to do, and after a second in any case: for what nobody looks at yet, while a screen is being drawn. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestMs });
    else setTimeout(resolve, aWhileMs);
  });
