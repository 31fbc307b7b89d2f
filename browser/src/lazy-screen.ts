import { createElement, use, type ComponentType } from 'react';

export type Screen = ComponentType;
export type LazyScreen = Readonly<{ Screen: ComponentType; fetch: () => Promise<Screen> }>;

/** How long a failure stands, in ms: drawn again within it, it is the same failure, and is shown; later the screen is fetched anew. */
const failureStands = 1_000;

/** A screen fetched once, when a link to it is near or followed; one that is here is drawn at once, without a moment of waiting. */
export const lazyScreen = (load: () => Promise<Screen>): LazyScreen => {
  let here: Screen | undefined;
  let underway: Promise<Screen> | undefined;
  const fetch = () => {
    underway ??= load().then(
      (screen) => {
        here = screen;
        return screen;
      },
      (error: unknown) => {
        setTimeout(() => {
          underway = undefined;
        }, failureStands);
        throw error;
      },
    );
    return underway;
  };
  return { Screen: () => createElement(here ?? use(fetch())), fetch };
};
