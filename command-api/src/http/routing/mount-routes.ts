import { isChange, type AnyRoute } from '@ecrin/platform/routing/route.ts';
import { Router } from '@koa/router';
import type { ApiServices } from '../api-services.ts';
import type { AppMiddleware, AppState } from '../app-context.ts';
import { createAccessGuards } from './access-guards.ts';
import { handlerOf } from './route-handlers.ts';

/** The two areas of the API, each with its routes. */
export type AreaRoutes = Readonly<Record<'client' | 'admin', readonly AnyRoute[]>>;
type RoutesMiddleware = ReturnType<Router<AppState>['routes']>;
/** The base path of an area. */
export const prefixOf = (area: keyof AreaRoutes): string => `/api/${area}`;

/** Every route behind the guard of its access. Throws for a route without one, and for two routes with one path. */
export const mountRoutes = (
  area: keyof AreaRoutes,
  routes: readonly AnyRoute[],
  services: ApiServices,
): RoutesMiddleware => {
  const prefix = prefixOf(area);
  const routers = new Map<string, Router<AppState>>();
  const guards = createAccessGuards(services);
  const places = new Set<string>();

  for (const route of mostSpecificFirst(routes)) {
    const guard = guards[route.access];
    const place = `${route.method} ${route.path}`;
    if (!guard) throw new Error(`${place} does not say who may call it`);
    if (places.has(place)) throw new Error(`${place} is declared twice`);
    places.add(place);
    const handle = handlerOf(route, services);
    const changes = isChange(route);
    const resource = route.path.startsWith('/:') ? anyResource : resourceOf(route.path);
    const router = routers.get(resource) ?? new Router<AppState>({ prefix, sensitive: true });
    routers.set(resource, router);
    const enter: AppMiddleware = (ctx, next) => {
      ctx.state.isChange = changes;
      return guard(ctx, next);
    };
    router[route.method](route.path, enter, (ctx) => handle(ctx, ctx.params));
  }
  return dispatch(prefix, routers);
};

/** `thoughts` in `/thoughts/:thoughtId`. */
const resourceOf = (path: string): string => path.split('/', 2)[1] ?? '';
/** Of paths that begin with a parameter. */
const anyResource = '';

/** By resource: a router compares a path with each of its routes, and an area has hundreds. */
const dispatch = (prefix: string, routers: ReadonlyMap<string, Router<AppState>>): RoutesMiddleware => {
  const answers = new Map([...routers].map(([resource, router]) => [resource, router.routes()]));
  const answerAny = answers.get(anyResource) ?? ((_ctx, next) => next());
  return (ctx, next) => {
    if (!ctx.path.startsWith(`${prefix}/`)) return next();
    const answer = answers.get(resourceOf(ctx.path.slice(prefix.length)));
    return answer ? answer(ctx, () => answerAny(ctx, next)) : answerAny(ctx, next);
  };
};

/** `/thoughts/counts` before `/thoughts/:thoughtId`, whatever order they were listed in. */
const mostSpecificFirst = (routes: readonly AnyRoute[]): readonly AnyRoute[] =>
  [...routes].sort((one, other) => (patternOf(one.path) < patternOf(other.path) ? -1 : 1));

// `~` sorts after every letter.
const patternOf = (path: string): string => path.replaceAll(/:[^/]+/g, '~');
