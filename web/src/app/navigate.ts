import { parse } from 'regexparam';
import { matchRoute, type AroundNavHandler } from 'wouter';
import { endProgress, startProgress } from '../lib/navigation-progress.ts';
import { notFoundRoute, routes } from './routes.tsx';

/** The path of an address: its query and fragment choose no screen, and neither does a closing slash. */
const pathOf = (to: string) => (to.split(/[?#]/)[0] ?? to).replace(/(.)\/$/, '$1');

export const routeFor = (path: string) => routes.find((route) => matchRoute(parse, route.path, path)[0]) ?? notFoundRoute;
export const fetchScreen = (to: string) => routeFor(pathOf(to)).screen.fetch();

let latest = 0;
/** The old screen stays until the new one is here; the progress line tells when that takes long. Of rapid clicks the last one wins. */
export const navigateWhenFetched: AroundNavHandler = (navigate, to, options) => {
  const mine = ++latest;
  const go = () => {
    if (mine !== latest) return;
    endProgress();
    navigate(to, options);
  };
  /** A screen that cannot come without network gives its place to the offline page, which was fetched ahead. */
  const lost = () => {
    if (navigator.onLine || mine !== latest) return go();
    endProgress();
    return navigate('/offline');
  };
  startProgress();
  fetchScreen(to).then(go, lost);
};
