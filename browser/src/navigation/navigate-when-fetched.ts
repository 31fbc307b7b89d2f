import type { AroundNavHandler } from 'wouter';
import { endProgress, startProgress } from './navigation-progress.ts';

type FetchNavigationOptions = Readonly<{
  /** Brings the screen of an address. */
  fetchScreen: (to: string) => Promise<unknown>;
  /** Where to go instead when it cannot come; null goes on as if it had. */
  fallback?: () => string | null;
}>;

/** The old screen stays until the new one is here; the progress line tells when that takes long. Of rapid clicks the last one wins. */
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
      () => go(fallback()),
    );
  };
};

/** The path of an address: its query and fragment choose no screen, and neither does a closing slash. */
export const pathOf = (to: string) => (to.split(/[?#]/)[0] ?? to).replace(/(.)\/$/, '$1');
