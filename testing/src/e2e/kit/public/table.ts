import { globSync, readFileSync } from 'node:fs';
import { clientPages } from '@ecrin/contracts/site/pages.ts';
import type { Page } from 'playwright-core';
import type { PublicThings } from './seeds.ts';

const root = new URL('../../../../..', import.meta.url).pathname;

/** The pages that the server itself draws, as it routes them. */
const drawnByTheServer: readonly string[] = globSync('command-api/src/*/page/*-pages.ts', { cwd: root }).flatMap(
  (file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/router\.get\('(?<path>\/\w+\/:token)'/gu)].flatMap(
      ({ groups }) => groups?.['path'] ?? [],
    ),
);

/** Every address that anybody may open, as the app and the server declare it. */
export const declaredPublicPages: readonly string[] = [
  ...clientPages.filter((path) => !/^\/app(?:\/|$)/u.test(path)),
  ...drawnByTheServer,
];

/** `path`: what is opened. `leadsTo`: the path one ends up on, where it is another. `then`: what is done there to see it. `home`: where its way home leads, unless to `/`. */
export type PublicPage = Readonly<{
  path: string;
  leadsTo?: string;
  then?: (page: Page) => Promise<void>;
  home?: string;
}>;

/** Within the app: the server answers the address by another one, or the history has what the page shows. */
const moveTo =
  (path: string, state: unknown = null) =>
  async (page: Page): Promise<void> => {
    const before = await page.title();
    await page.evaluate(([address, kept]) => history.pushState(kept, '', address), [path, state] as const);
    await page.waitForFunction((title) => document.title !== title, before);
  };

/** Each of these by what it is declared as, in each of its states. */
export const publicPages = (things: PublicThings): Readonly<Record<string, readonly PublicPage[]>> => ({
  // An address that is nowhere leads a stranger home.
  '/': [{ path: '/' }, { path: '/nowhere', leadsTo: '/' }],
  '/about': [{ path: '/about' }],
  '/legal': [{ path: '/legal' }],
  '/register': [{ path: '/register' }, { path: `/register?community=${things.community.slice('/c/'.length)}` }],
  '/login': [{ path: '/login' }],
  '/forgot-password': [{ path: '/forgot-password' }],
  '/verify/unsubscribe': [{ path: '/verify/unsubscribe' }, { path: '/verify/unsubscribe#ticket=unknown' }],
  '/attestation': [
    { path: '/attestation' },
    { path: `/attestation${things.erasure.hash}` },
    { path: `/attestation${things.erased.hash}` },
    { path: '/attestation#number=4F7K-220M&code=0000-0000-0000' },
  ],
  '/erasure': [
    { path: '/erasure', leadsTo: '/attestation' },
    { path: '/attestation', leadsTo: '/erasure', then: moveTo('/erasure', things.erasure) },
  ],
  // Of somebody who is signed in, as far as the device knows.
  '/offline': [{ path: '/offline', home: '/app' }],
  '/verify{/*}?': [
    { path: '/verify' },
    { path: '/verify/email#token=unknown' },
    { path: '/verify/sign-in' },
    { path: '/verify/not-me' },
    { path: '/verify/not-me#token=unknown' },
  ],
  '/account/verify-email/*': [{ path: '/account/verify-email/unknown' }],
  // Without a back-office beside it: the app says that it is not here.
  '/admin': [{ path: '/about', leadsTo: '/admin', then: moveTo('/admin') }],
  '/admin/login': [
    { path: '/admin/login', home: '/admin/login' },
    { path: '/admin/not-me', home: '/admin/account' },
  ],
  '/r/:token': [{ path: things.story }, { path: things.lockedStory }, { path: '/r/unknown' }],
  '/c/:token': [{ path: things.community }, { path: things.invitation }, { path: '/c/unknown' }],
});
