import { navigateWhenFetched, pathOf } from '@ecrin/browser/navigation/navigate-when-fetched.ts';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { notFoundRoute, routes } from './routes.tsx';

export const routeFor = (path: string) =>
  routes.find((route) => matchRoute(parse, route.path, pathOf(path))[0]) ?? notFoundRoute;
export const fetchScreen = (to: string) => routeFor(to).screen.fetch();
export const navigateWhenScreenFetched = navigateWhenFetched({ fetchScreen });
