import { onFirstUse } from '@ecrin/platform/concurrency/on-first-use.ts';
import { uninstrumented, type Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import { Router } from '@koa/router';
import Koa from 'koa';
import type { ApiServices } from './api-services.ts';
import type { AppMiddleware, AppState } from './app-context.ts';
import { compressAnswers } from './compress-answers.ts';
import { allowCrossOrigin } from './cors.ts';
import { catchFaults } from './faults/catch-faults.ts';
import { mountHealth, type Readiness } from './health.ts';
import { describeApi } from './openapi.ts';
import { addressRequests } from './request/request-address.ts';
import { requestLanguage } from './request/request-language.ts';
import { mountRoutes, type AreaRoutes } from './routing/mount-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles, type StaticRoot } from './static-files.ts';

export type AppOptions = Readonly<{
  routes: AreaRoutes;
  services: ApiServices;
  readiness: () => Promise<Readiness>;
  statics: readonly StaticRoot[];
  version: string;
  /** The number of our own reverse proxies; the caller's address is taken from what they add. */
  trustedProxies: number;
  instrument?: Instrument;
  /** Pages that are no part of a built front end. */
  pages?: (router: Router<AppState>) => void;
  /** Origins of other pages that may use the API with a token of their own. */
  allowedOrigins: readonly string[];
}>;

/** The whole HTTP application, ready to listen. Throws for an invalid route. */
export const createApp = (options: AppOptions): Koa<AppState> => {
  const { services, statics } = options;
  const app = new Koa<AppState>();
  app.on('error', (fault: Error) => services.log.warn({ fault: fault.name }, 'a response was interrupted'));
  addressRequests(app, options.trustedProxies);
  app.use(initRequestState(services));
  app.use(securityHeaders(services));
  if (options.allowedOrigins.length > 0) app.use(allowCrossOrigin(options.allowedOrigins));
  app.use(logRequests(services, options.instrument ?? uninstrumented));
  app.use(catchFaults(services.log));
  app.use(compressAnswers());
  // First: what follows them is passed by their requests only when they have no answer.
  app.use(mountRoutes('client', options.routes.client, services));
  app.use(mountRoutes('admin', options.routes.admin, services));
  app.use(staticFiles(statics));
  const open = openRouter(options);
  app.use(open.allowedMethods());
  app.use(open.routes());
  return app;
};

/** What is no part of an area. */
const openRouter = ({ routes, readiness, version, pages }: AppOptions): Router<AppState> => {
  const open = new Router<AppState>();
  mountHealth(open, readiness);
  pages?.(open);
  // Made when it is first asked for: as objects it is 5 MB.
  const description = onFirstUse(async () => Buffer.from(JSON.stringify(describeApi(routes, version))));
  open.get('/api/openapi.json', async (ctx) => {
    ctx.type = 'json';
    ctx.body = await description();
  });
  return open;
};

const initRequestState =
  ({ ids, settings }: Pick<ApiServices, 'ids' | 'settings'>): AppMiddleware =>
  async (ctx, next) => {
    ctx.state.requestId = ids.next();
    ctx.state.language = await requestLanguage(ctx, () =>
      settings.current().then(
        ({ defaultLanguage }) => defaultLanguage,
        () => 'fr',
      ),
    );
    ctx.state.identity = null;
    ctx.state.nonce = '';
    return next();
  };

/** The route's pattern, never the path itself or its query: they may contain words. */
const logRequests =
  ({ log, clock }: Pick<ApiServices, 'log' | 'clock'>, instrument: Instrument): AppMiddleware =>
  async (ctx, next) => {
    const startedAt = clock.now().getTime();
    const route = (): string => String(ctx['_matchedRoute'] ?? (ctx.path.startsWith('/api') ? 'unknown' : 'file'));
    await instrument(
      { name: 'request', of: methodOf(ctx.method), caller: ctx.get('traceparent'), correlationId: ctx.state.requestId },
      async (note) => {
        await next();
        note({ route: route(), status: ctx.status });
      },
    );
    log[ctx.status < 500 ? 'debug' : 'warn'](
      {
        requestId: ctx.state.requestId,
        method: ctx.method,
        route: route(),
        status: ctx.status,
        ms: clock.now().getTime() - startedAt,
      },
      'request',
    );
  };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** All unknown methods count as one. */
const methodOf = (method: string): string => (methods.has(method) ? method : 'other');
