import { matchRoute, type AroundNavHandler } from 'wouter';
import { endProgress, startProgress } from '../lib/navigation-progress.ts';
import { notFoundRoute, routes } from './routes.tsx';
import { parse } from 'regexparam';

const pathOf = (to: string) => to.split(/[?#]/)[0] ?? to;

export const routeFor = (path: string) => routes.find((route) => matchRoute(parse, route.path, path)[0]) ?? notFoundRoute;
export const fetchScreen = (to: string) => routeFor(pathOf(to)).screen.fetch();

/** The old screen stays until the new one is here; the progress line tells when that takes long. Rapid clicks: the last one wins. */
let latest = 0;
export const navigateWhenFetched: AroundNavHandler = (navigate, to, options) => {
  const mine = ++latest;
  const go = () => mine === latest && (endProgress(), navigate(to, options));
  startProgress();
  fetchScreen(to).then(go, go);
};
