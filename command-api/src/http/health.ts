import { Router } from '@koa/router';
import Koa from 'koa';
import type { AppState } from './app-context.ts';

/** Figures only, no personal word: anyone who reaches the port may read them. */
export type Readiness = Readonly<{ ready: boolean; [part: string]: unknown }>;

/** `/healthz`: the process answers. `/readyz`: 200 or 503, with the state of each part. */
export const mountHealth = (router: Router<AppState>, readiness: () => Promise<Readiness>): void => {
  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'up' };
  });
  router.get('/readyz', async (ctx) => {
    const state = await readiness();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = state.ready ? 200 : 503;
    ctx.body = state;
  });
};

/** For a process without the API: its health and nothing else. */
export const createHealthApp = (readiness: () => Promise<Readiness>): Koa<AppState> => {
  const [app, router] = [new Koa<AppState>(), new Router<AppState>()];
  mountHealth(router, readiness);
  app.use(router.routes());
  return app;
};
