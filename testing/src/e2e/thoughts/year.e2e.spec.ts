import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { ApiClient } from '#kits/api-client.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';

const told = [
  { occurredAt: '2025-01-02T09:00:00.000Z', content: 'L’année a une odeur de bois coupé.' },
  { occurredAt: '2025-06-09T09:00:00.000Z', content: 'Le lac, à six heures, sans un pli.' },
  // After midnight where it was made.
  { occurredAt: '2025-06-22T22:30:00.000Z', content: 'On a nagé dans le lac jusqu’à la bouée.' },
];

const write = async (api: ApiClient): Promise<void> => {
  for (const { occurredAt, content } of told) {
    const body = { thoughtId: v7(), content, occurredAt, timeZone: 'Europe/Paris', language: 'fr' };
    expect((await api.call('POST', '/thoughts', { body })).status).toBe(200);
  }
  // Words are counted when nobody waits any more.
  const words = async () => (await api.call('GET', '/years/2025')).body['words'];
  await expect.poll(words).toContainEqual({ word: 'lac', thoughts: 2 });
};

e2eSuite('a year', ({ person }) => {
  it('leads from the filters to a month, to its year, to a day in the list, and back', async () => {
    const { page, api } = await person({ viewport: desk });
    await write(api);
    await page.goto('/app/thoughts?from=2025-06-01');
    await page.getByRole('link', { name: 'Le mois, jour par jour' }).click();
    await page.getByRole('heading', { level: 1, name: 'Juin 2025' }).waitFor();
    await page.getByText('2 pensées, le mois le plus plein. « Lac » revient dans 2 d’entre elles.').waitFor();
    await page.getByRole('link', { name: 'Votre année 2025' }).click();
    await page.getByText('3 pensées sur un même fil.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Juin : 2 pensées', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Juin 2025' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Rien n’a été dit ni écrit ce mois-là.').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('link', { name: '23 juin : 1 pensée', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article').filter({ hasText: 'jusqu’à la bouée' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Juin 2025' }).waitFor();
  });

  it('is as wide as a phone, of which a day is one tap away from its thoughts', async () => {
    const { page, api } = await person({ viewport: { ...phone, width: 320 }, hasTouch: true });
    await write(api);
    for (const path of ['/app/year/2025', '/app/year/2025/06', '/app/year/2024']) {
      await page.goto(path);
      await page.getByRole('figure').first().waitFor();
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect([path, scrollWidth]).toEqual([path, clientWidth]);
      expect(await axeViolations(page)).toEqual([]);
    }
    await page.goto('/app/year/2025');
    await page.getByRole('link', { name: '9 juin : 1 pensée', exact: true }).tap();
    await page.getByRole('article').filter({ hasText: 'sans un pli' }).waitFor();
    expect(new URL(page.url()).search).toBe('?from=2025-06-09&to=2025-06-09');

    await page.getByRole('button', { name: 'Filtre', exact: true }).tap();
    await page.getByRole('link', { name: 'Le mois, jour par jour' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Juin 2025' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('link', { name: '23 juin : 1 pensée', exact: true }).tap();
    await page.getByRole('article').filter({ hasText: 'jusqu’à la bouée' }).waitFor();
  });
});
