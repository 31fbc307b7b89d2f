import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin, createSuperadmin, signInNewSuperadmin } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';
import { password, toast } from '../kit/user-actions.ts';

const proposed = /propose d’effacer votre compte/u;

/** By keyboard, from the dialog that is open. */
const giveReason = async (page: Page, reason: string): Promise<void> => {
  await page.getByLabel('Motif', { exact: true }).fill(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

e2eSuiteOn(() => serverProcess(), { each: true })('shots', ({ open, person, server }) => {
  /** Ada has created both a moment ago, so she may not decide on what they propose. */
  const administrators = async () => {
    const [ada, theo, zoe] = [
      // Who may not decide is refused.
      await open({ viewport: desk, expected: [/403/u] }),
      await open({ viewport: desk }),
      await open({ viewport: desk }),
    ];
    await createFirstAdmin(ada, server());
    await createSuperadmin(ada, 'Théo Second', 'theo@example.org');
    await createSuperadmin(ada, 'Zoé Troisième', 'zoe@example.org');
    await signInNewSuperadmin(theo, 'theo@example.org');
    await signInNewSuperadmin(zoe, 'zoe@example.org');
    return { ada, theo, zoe };
  };

  it('shoots', async () => {
    const { theo, zoe } = await administrators();
    const { page: client, api } = await person({ viewport: phone });
    const shoot = async (page: Page, name: string) => {
      for (const dark of [false, true])
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
          await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
          await page.waitForTimeout(400);
          await page.screenshot({ path: `/tmp/shots/${name}-${width}-${dark ? 'dark' : 'light'}.png` });
        }
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await zoe.goto(`/admin/erasures`);
    await zoe.getByText('Aucun effacement').waitFor();
    await shoot(zoe, 'empty');
    await zoe.goto(`/admin/clients/${api.clientId}?act=erasure-proposals`);
    await zoe.getByRole('dialog').waitFor();
    await shoot(zoe, 'propose');
    await giveReason(zoe, 'Demandé par courrier recommandé, la signature est celle du compte.');
    await zoe.getByText('Vous l’avez proposé').waitFor();
    await shoot(zoe, 'client-own');
    await theo.goto('/admin/erasures');
    await theo.getByText('Demandé par').first().waitFor();
    await shoot(theo, 'queue');
    await theo.getByRole('button', { name: /Confirmer/u }).click();
    await shoot(theo, 'confirm');
    await client.goto('/app/profile/looks');
    await client.getByText(proposed).first().waitFor();
    await shoot(client, 'looks');
    await client.goto('/app');
    await client.waitForTimeout(1500);
    await shoot(client, 'toast');
    await client.evaluate(() => (document.cookie = 'preferred_language=en; path=/'));
    await api.call('PUT', `/${api.clientId}`, { body: { language: 'en' } });
    await client.goto('/app/profile/looks');
    await client.waitForTimeout(1500);
    await shoot(client, 'looks-en');
  });
});
