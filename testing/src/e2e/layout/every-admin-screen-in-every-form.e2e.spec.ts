import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBackOffice, serverWithFaults } from '../kit/admin/back-office.ts';
import { adminTable, allForms, type Form } from '../kit/admin/table.ts';
import { visitAdminScreens } from '../kit/admin/visits.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabThrough } from '../kit/keyboard.ts';
import { drawn } from '../kit/screens/screen-checks.ts';
import { screenPaths } from '../kit/screens/screen-paths.ts';

/** Controls with a fault, by screen. */
const keyboardFaults = async (page: Page, paths: readonly string[]) => {
  const faults: Record<string, readonly string[]> = {};
  await page.setViewportSize(desk);
  for (const path of paths) {
    await page.goto(path);
    await drawn(page);
    const found = await tabThrough(page);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
};

const opens = (role: 'superadmin' | 'admin', route: string): boolean =>
  role === 'superadmin' || adminTable[route]?.for === 'admin';

/** What is in the address does not depend on width and scheme; that one form of each screen shows it at every width is another spec's. */
const tries = ({ width, dark }: Form): boolean => width === 1280 && !dark;

const axeAt = allForms.map(({ width }) => width);
const named = allForms.map((form) => ({ ...form, scheme: form.dark ? 'dark' : 'light' }));

e2eSuiteOn(serverWithFaults, { each: true })('every screen of the back-office', (context) => {
  it.each(named)(
    'for $role at $width in $scheme in $language',
    async (form) => {
      const { pages, ids, hidden } = await openBackOffice(context);
      const formsOf = (_place: number, route: string) => (opens(form.role, route) ? [form] : []);
      expect(await visitAdminScreens({ pages, ids, formsOf, hidden, tries, axeAt })).toEqual({});
    },
    3_600_000,
  );

  it.each(['superadmin', 'admin'] as const)(
    'for %s by keyboard alone',
    async (role) => {
      const { pages, ids } = await openBackOffice(context);
      const paths = screenPaths(
        Object.keys(adminTable).filter((route) => opens(role, route)),
        ids,
      );
      expect(await keyboardFaults(pages({ width: 1280, dark: false, language: 'fr', role }), paths)).toEqual({});
    },
    3_600_000,
  );
});
