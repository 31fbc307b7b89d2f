import * as fetched from '@ecrin/browser/navigation/navigate-when-fetched.ts';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { notFoundRoute, routes } from './routes.tsx';

export const routeFor = (path: string) =>
  routes.find((route) => matchRoute(parse, route.path, path)[0]) ?? notFoundRoute;
export const fetchScreen = (to: string) => routeFor(fetched.pathOf(to)).screen.fetch();

/** A screen that cannot come without network gives its place to the offline page, which was fetched ahead. */
export const navigateWhenFetched = fetched.navigateWhenFetched({
  fetchScreen,
  fallback: () => (navigator.onLine ? null : '/offline'),
});
