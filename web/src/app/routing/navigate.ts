import * as fetched from '@ecrin/browser/navigation/navigate-when-fetched.ts';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { notFoundRoute, routes } from './routes.tsx';

export const routeFor = (path: string) =>
  routes.find((route) => matchRoute(parse, route.path, path)[0]) ?? notFoundRoute;
export const fetchScreen = (to: string) => routeFor(fetched.pathOf(to)).screen.fetch();

/** A screen that cannot be loaded without network is replaced by the offline page, which was prefetched. */
export const navigateWhenFetched = fetched.navigateWhenFetched({
  fetchScreen,
  fallback: (to) => (navigator.onLine ? null : `/offline?to=${encodeURIComponent(to)}`),
});
