import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { ApiClient } from '#kits/api-client.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { serverProcess } from '#servers/server-process.ts';
import { errorsOf, newContext, noBrowser, openBrowser, type ContextOptions } from './browser.ts';
import { rawKeysOn } from './screens/raw-keys.ts';
import { signUp } from './sign-up.ts';

/** `at`: the path its first page is on. `expected`: console errors that are no failure in this test. `accepts`: see `signUp`. */
export type PageOptions = ContextOptions & Readonly<{ at?: string; expected?: readonly RegExp[]; accepts?: boolean }>;

/** A client who has just signed up: their page, and their API. */
export type SignedUpUser = Readonly<{ page: Page; email: string; api: ApiClient }>;

/** What a test gets. All paths are of its server. */
export type E2eContext<Server> = Readonly<{
  server: () => Server;
  /** A page in a new browser context. */
  open: (opening?: PageOptions) => Promise<Page>;
  /** On the home screen by default. */
  person: (opening?: PageOptions) => Promise<SignedUpUser>;
}>;

/** Tests in one browser, on one server or `each` on its own; none may leave an error in the console of any page, or the id of a message on it. */
export const e2eSuiteOn =
  <Server extends ServerProcess>(start: () => Promise<Server>, { each = false } = {}) =>
  (name: string, define: (context: E2eContext<Server>) => void) =>
    describe.skipIf(noBrowser)(`${name}${noBrowser ? ` (${noBrowser})` : ''}`, () => {
      let server: Server;
      let browser: Browser;
      let opened: readonly Readonly<{ context: BrowserContext; errors: readonly string[] }>[] = [];
      beforeAll(async () => {
        browser = await openBrowser();
      });
      afterAll(() => browser.close());
      (each ? beforeEach : beforeAll)(async () => {
        server = await start();
      });
      (each ? afterEach : afterAll)(() => server.remove());
      // A retry begins on a new server, whose state the failed try has not changed; what a failed case left stopped is started for the next one.
      beforeEach(async ({ task }) => {
        if (!each && (task.result?.retryCount ?? 0) > 0) {
          await server.remove();
          server = await start();
        }
        if (!server.alive()) await server.start();
      });
      afterEach(async () => {
        const errors = opened.flatMap((one) => one.errors);
        const pages = opened.flatMap(({ context }) => context.pages());
        const rawKeys = await Promise.all(pages.map((page) => rawKeysOn(page).catch(() => [])));
        // An answer that a test changes may still be on its way when its page closes.
        await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await Promise.all(opened.map(({ context }) => context.close()));
        opened = [];
        // Joined, so that a report of one line says which.
        expect([...errors, ...rawKeys.flat()].join('\n')).toBe('');
      });

      const open = async ({ at, expected, accepts: _ofPerson, ...options }: PageOptions = {}): Promise<Page> => {
        const context = await newContext(browser, { baseURL: server.url, ...options });
        opened = [...opened, { context, errors: errorsOf(context, expected) }];
        const page = await context.newPage();
        if (at !== undefined) await page.goto(at);
        return page;
      };
      const person = async ({ at = '/app', ...opening }: PageOptions = {}): Promise<SignedUpUser> => {
        const { email, api, storageState } = await signUp(server.url, opening);
        return { page: await open({ at, storageState, ...opening }), email, api };
      };
      define({ server: () => server, open, person });
    });

export const e2eSuite = e2eSuiteOn(() => serverProcess());
