import { createElement, use, type ComponentType } from 'react';

export type Screen = ComponentType;
type Lazy<Props> = Readonly<{ Screen: ComponentType<Props>; fetch: () => Promise<ComponentType<Props>> }>;
export type LazyScreen = Lazy<object>;

/** How long a failure is cached, in ms: rendered again within it, it shows the same failure; later the screen is loaded again. */
const failureRetryDelayMs = 1_000;

/** A lazy screen or part, loaded once, when a link to it is near or followed; once loaded it renders synchronously. Unlike React's own `lazy` it can be retried after a failure. */
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
