import type { AroundNavHandler } from 'wouter';
import { endProgress, startProgress } from './navigation-progress.ts';

type FetchNavigationOptions = Readonly<{
  /** Loads the screen of an address. */
  fetchScreen: (to: string) => Promise<unknown>;
  /** The address to use instead when it cannot be loaded; null continues as if it had been. */
  fallback?: (to: string) => string | null;
}>;

/** The old screen stays until the new one is loaded, with a progress bar when that takes long. Of quick clicks the last one wins. */
export const navigateWhenFetched = ({
  fetchScreen,
  fallback = () => null,
}: FetchNavigationOptions): AroundNavHandler => {
  let latest = 0;
  return (navigate, to, options) => {
    const mine = ++latest;
    const go = (elsewhere: string | null = null) => {
      if (mine !== latest) return;
      endProgress();
      if (elsewhere === null) navigate(to, options);
      else navigate(elsewhere);
    };
    startProgress();
    fetchScreen(to).then(
      () => go(),
      () => go(fallback(to)),
    );
  };
};

/** The path of an address, without query, fragment and trailing slash. */
export const pathOf = (to: string) => (to.split(/[?#]/)[0] ?? to).replace(/(.)\/$/, '$1');
