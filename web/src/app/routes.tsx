import { lazyScreen, type LazyScreen } from './lazy-screen.ts';

export type AppRoute = Readonly<{ path: string; layout: 'plain' | 'client'; screen: LazyScreen }>;

const notFound = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);

/** First match wins; what matches nothing is `notFoundRoute`. */
export const routes: readonly AppRoute[] = [];
export const notFoundRoute: AppRoute = { path: '*', layout: 'plain', screen: notFound };
