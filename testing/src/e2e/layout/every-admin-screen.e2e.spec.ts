import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { declaredAdminPaths } from '../kit/admin-screens.ts';
import { openBackOffice, serverWithFaults } from '../kit/admin/back-office.ts';
import { faultsOfShortcuts } from '../kit/admin/shortcuts.ts';
import { adminTable, formOf } from '../kit/admin/table.ts';
import { visitAdminScreens } from '../kit/admin/visits.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { expectFigure, figureOn } from '../kit/screens/figure-on.ts';

/** What one screen counts, the others count too: clients, notices, work that waits, engines that do not answer. */
const expectSameFigures = async (page: Page, clients: number): Promise<void> => {
  const expectOn = (path: string, pattern: RegExp, figure: number) => expectFigure(page, path, { pattern, figure });
  await expectOn('/admin', /Utilisateurs En tout (\d+)/u, clients);
  await expectOn('/admin/clients', /1 à 25 sur (\d+)/u, clients);
  await expectOn('/admin/queues', /Moteurs (\d) sur 3 un ne répond pas/u, 2);
  const waiting = await figureOn(page, /En attente (\d+)/u);
  await expectOn('/admin', /Files d’attente .*? Transcription (\d+)/u, waiting);
  await expect.poll(() => figureOn(page, /Tâches de fond (\d+)/u)).toBe(waiting);
  await page.getByText(/^Moteur qui ne répond pas.*Transcription$/u).waitFor();
  await page.goto('/admin/settings');
  await page.getByText('Pas en service', { exact: true }).waitFor();
  expect(await page.getByText('Ne répond pas', { exact: true }).count()).toBe(1);
  await page.goto('/admin/notifications');
  await page.getByText(/^Non lues, \d+$/u).waitFor();
  await expectOn('/admin', /(\d+) notifications non lues/u, await figureOn(page, /Non lues, (\d+)/u));
};

/** What is wrong with the letters of each queue. */
const shortcutFaults = async (page: Page): Promise<Readonly<Record<string, readonly string[]>>> => {
  const faults: Record<string, readonly string[]> = {};
  for (const [route, { letters = {} }] of Object.entries(adminTable)) {
    for (const [state, acting] of Object.entries(letters)) {
      const address = `${route.replace(/\/:\w+\?$/u, '')}?${state}`;
      const found = await faultsOfShortcuts(page, address, acting);
      if (found.length > 0) faults[address] = found;
    }
  }
  return faults;
};

e2eSuiteOn(serverWithFaults)('every screen of the back-office', (context) => {
  it('is in the table, and nothing else is', () => {
    expect(Object.keys(adminTable).toSorted()).toEqual([...declaredAdminPaths(), '/admin/nowhere'].toSorted());
  });

  it('in one form each: fits, is accessible, says all in words and nothing twice otherwise, and is its address', async () => {
    const { pages, ids, hidden, clients } = await openBackOffice(context);
    const formsOf = (place: number, route: string) => [formOf(place, adminTable[route]?.for ?? 'admin')];
    const visit = { pages, ids, formsOf, hidden, tries: () => true, axeAt: [320, 390, 1280, 1440] };
    expect(await visitAdminScreens(visit)).toEqual({});

    const page = pages({ width: 1280, dark: false, language: 'fr', role: 'superadmin' });
    await page.setViewportSize(desk);
    expect(await shortcutFaults(page)).toEqual({});
    await expectSameFigures(page, clients.length);
    // Forty screens, on a machine that is shared.
  }, 600_000);
});
