import { lazyScreen, type LazyScreen, type Screen } from '@ecrin/browser/navigation/lazy-screen.ts';
import type { ReactNode } from 'react';
import { withStore } from '#lib/api/with-store.tsx';
import { publicScreen, screenWithMessages } from './screen-with-messages.ts';

/** Names of `access-guards.ts` and of the layouts of `route-outlet.tsx`. `main`: the site, whose pages have a header of their own; `default`: a plain page. */
export type AppRoute = Readonly<{
  path: string | RegExp;
  access: 'public' | 'client';
  layout: 'app' | 'default' | 'main';
  screen: LazyScreen;
}>;

/** A page anybody may open, of the app’s own look. */
export const publicRoute = (path: string | RegExp, load: () => Promise<Screen>): AppRoute => ({
  path,
  access: 'public',
  layout: 'default',
  screen: lazyScreen(withStore(load)),
});
/** The same, with the further messages. */
export const publicRouteWithMessages = (path: string, load: () => Promise<Screen>): AppRoute =>
  publicRoute(path, screenWithMessages(load));
/** Without the store: its screens ask for it themselves. */
export const siteRoute = (path: string, load: () => Promise<Screen>): AppRoute => ({
  path,
  access: 'public',
  layout: 'main',
  screen: lazyScreen(publicScreen(load)),
});
/** Header and navigation of the client screens, loaded beside the first of these: the public pages do without. */
export const clientLayout = lazyScreen<{ children: ReactNode }>(
  withStore(async () => (await import('../layout/client-layout.tsx')).ClientLayout),
);
/** A page of somebody who is signed in. */
export const clientRoute = (path: string, load: () => Promise<Screen>): AppRoute => ({
  path,
  access: 'client',
  layout: 'app',
  screen: lazyScreen(async () => (await Promise.all([load(), clientLayout.fetch()]))[0]),
});
/** With the further messages: none of them is needed by a first screen. */
export const clientRouteWithMessages = (path: string, load: () => Promise<Screen>): AppRoute =>
  clientRoute(path, screenWithMessages(load));
