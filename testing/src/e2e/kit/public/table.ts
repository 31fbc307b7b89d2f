import { globSync, readFileSync } from 'node:fs';
import { clientPages } from '@ecrin/contracts/site/pages.ts';
import type { Page } from 'playwright-core';
import { moveWithin, type Screen } from '../screens/open-screen.ts';
import { drawn } from '../screens/screen-checks.ts';
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

/** `leadsTo`: the path one ends up on, where it is another. `home`: where its way home leads, unless to `/`. */
export type PublicPage = Screen & Readonly<{ leadsTo?: string; home?: string }>;

/** From another page: the server answers the address by another one, or the history has what the page shows. */
const from =
  (start: string, path: string, state: unknown = null) =>
  async (page: Page): Promise<void> => {
    await page.goto(start);
    await drawn(page);
    await moveWithin(page, path, state);
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
    { path: '/erasure', open: from('/attestation', '/erasure', things.erasure) },
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
  '/admin': [{ path: '/admin', open: from('/about', '/admin') }],
  '/admin/login': [
    { path: '/admin/login', home: '/admin/login' },
    { path: '/admin/not-me', home: '/admin/account' },
  ],
  '/r/:token': [{ path: things.story }, { path: things.lockedStory }, { path: '/r/unknown' }],
  '/c/:token': [{ path: things.community }, { path: things.invitation }, { path: '/c/unknown' }],
});
