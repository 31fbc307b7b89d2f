import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBackOffice, serverWithFaults } from '../kit/admin/back-office.ts';
import { adminTable, allForms } from '../kit/admin/table.ts';
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

e2eSuiteOn(serverWithFaults)('every screen of the back-office, in every form', (context) => {
  it('for both roles, at four widths, in both schemes and languages, and by keyboard alone', async () => {
    const { pages, ids, hidden } = await openBackOffice(context);
    const formsOf = (_place: number, route: string) =>
      allForms.filter(({ role }) => role === 'superadmin' || adminTable[route]?.for === 'admin');
    expect(await visitAdminScreens({ pages, ids, formsOf, hidden, axeAt: [390, 1280] })).toEqual({});
    for (const role of ['superadmin', 'admin'] as const) {
      const opened = Object.entries(adminTable).filter(([, { for: who }]) => role === 'superadmin' || who === 'admin');
      const paths = screenPaths(
        opened.map(([route]) => route),
        ids,
      );
      expect(await keyboardFaults(pages({ width: 1280, dark: false, language: 'fr', role }), paths)).toEqual({});
    }
  }, 3_600_000);
});
