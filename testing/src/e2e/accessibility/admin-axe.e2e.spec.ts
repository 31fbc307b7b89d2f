import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin, openInEnglish } from '../kit/admin-actions.ts';
import { seedAdminScreens } from '../kit/admin-screens.ts';
import { axeViolationsOfScreens } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

/** Screens that move sideways on a phone, with their width. */
const widerThanPhone = async (page: Page, screens: readonly string[]): Promise<Readonly<Record<string, number>>> => {
  await page.setViewportSize(phone);
  const wide: Record<string, number> = {};
  for (const path of screens) {
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[class*="skeleton"]'));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > phone.width) wide[path] = width;
  }
  return wide;
};

e2eSuiteOn(() => serverProcess())('every screen of the back-office', ({ open, person, server }) => {
  it('has no axe violation in any size and scheme, and none moves sideways on a phone, in both languages', async () => {
    const { api } = await person();
    const page = await open({ viewport: desk, expected: [/404/] });
    await createFirstAdmin(page, server());
    const screens = await seedAdminScreens(page, api);
    expect(await axeViolationsOfScreens(page, screens)).toEqual({});
    expect(await widerThanPhone(page, screens)).toEqual({});
    const english = await openInEnglish(open, page, { expected: [/404/] });
    expect(await widerThanPhone(english, screens)).toEqual({});
  }, 600_000);
});
