import { createElement, use, type ComponentType } from 'react';

export type Screen = ComponentType;
type Lazy<Props> = Readonly<{ Screen: ComponentType<Props>; fetch: () => Promise<ComponentType<Props>> }>;
export type LazyScreen = Lazy<object>;

/** How long a failure stands, in ms: drawn again within it, it is the same failure, and is shown; later the screen is fetched anew. */
const failureRetryDelayMs = 1_000;

/** A screen, or a part of one, fetched once, when a link to it is near or followed; one that is here is drawn at once, without a moment of waiting. Unlike React's own `lazy` it is asked for again after a failure. */
export const lazyScreen = <Props extends object = object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> => {
  let here: ComponentType<Props> | undefined;
  let underway: Promise<ComponentType<Props>> | undefined;
  const fetch = () => {
    underway ??= load().then(
      (screen) => {
        here = screen;
        return screen;
      },
      (error: unknown) => {
        setTimeout(() => {
          underway = undefined;
        }, failureRetryDelayMs);
        throw error;
      },
    );
    return underway;
  };
  return { Screen: (props) => createElement(here ?? use(fetch()), props), fetch };
};
