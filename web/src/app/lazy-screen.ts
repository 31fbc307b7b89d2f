import { lazy, type ComponentType } from 'react';

export type Screen = ComponentType;
export type LazyScreen = Readonly<{ Screen: ComponentType; fetch: () => Promise<unknown> }>;

/** A screen fetched once, when a link to it is near or followed. */
export const lazyScreen = (load: () => Promise<Screen>): LazyScreen => {
  let fetched: Promise<{ default: Screen }> | undefined;
  const fetch = () => {
    fetched ??= load().then((screen) => ({ default: screen }));
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
  return { Screen: lazy(fetch), fetch };
};
