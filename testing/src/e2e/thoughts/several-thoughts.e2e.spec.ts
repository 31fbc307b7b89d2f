import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';

const words = ['Le lac, au matin.', 'La barque des voisins.', 'La corde bleue.'] as const;

e2eSuite('several thoughts', ({ person }) => {
  const listed = async (viewport: typeof desk | typeof phone = desk): Promise<Page> => {
    const { page, api } = await person({ viewport });
    for (const content of words) await api.call('POST', '/thoughts', { body: writtenThought(content) });
    await page.goto('/app/thoughts');
    await page.getByRole('article').nth(2).waitFor();
    return page;
  };
  const toastOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

  it('are chosen by the keyboard, deleted together and brought back by one undo', async () => {
    const page = await listed();
    await page.getByRole('button', { name: 'Choisir', exact: true }).press('Enter');
    await page.getByRole('checkbox').first().press('Space');
    await page.getByRole('checkbox').nth(1).press('Space');
    await page.getByText('2 pensées choisies').waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toEqual([]);
    await page.setViewportSize(desk);
    await page.getByRole('button', { name: 'Supprimer', exact: true }).press('Enter');
    const deleted = toastOf(page, '2 pensées supprimées');
    await deleted.waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await deleted.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(3);
  });

  it('are pinned from a click with Ctrl to one with Shift; Escape ends', async () => {
    const page = await listed();
    const entry = (nth: number) => page.getByRole('article').nth(nth);
    await entry(0).click({ modifiers: ['Control'], position: { x: 120, y: 30 } });
    await entry(2).click({ modifiers: ['Shift'], position: { x: 120, y: 30 } });
    await page.getByText('3 pensées choisies').waitFor();
    await page.getByRole('button', { name: 'Épingler', exact: true }).click();
    await toastOf(page, '3 pensées épinglées').waitFor();
    await expect.poll(() => page.getByText('Épinglée', { exact: true }).count()).toBe(3);
    await entry(0).click({ modifiers: ['Control'], position: { x: 120, y: 30 } });
    await page.getByText('Une pensée choisie').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/app/thoughts');
  });

  it('are tagged by the keyboard, on a narrow phone too, and have their own tags again after one undo', async () => {
    const page = await listed();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Choisir', exact: true }).press('Enter');
    await page.getByRole('checkbox').first().press('Space');
    await page.getByRole('checkbox').nth(1).press('Space');
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Étiqueter', exact: true }).press('Enter');
    await page.getByLabel('Étiquette', { exact: true }).fill('au bord du lac');
    await page.keyboard.press('Enter');
    const tagged = page.getByRole('checkbox', { name: 'au bord du lac' });
    await expect.poll(() => tagged.isChecked()).toBe(true);
    expect(await axeViolationsByAppearance(page)).toEqual({});
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Changer 2 pensées' }).press('Enter');
    const done = toastOf(page, '2 pensées étiquetées');
    await done.waitFor();
    const tags = page.getByRole('article').getByText('au bord du lac', { exact: true });
    await expect.poll(() => tags.count()).toBe(2);
    await done.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => tags.count()).toBe(0);
  });

  it('begin with a long press on a telephone, which opens nothing', async () => {
    const page = await listed(phone);
    const { x, y } = (await page.getByRole('article').first().boundingBox()) ?? { x: 0, y: 0 };
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 150, y: y + 30 }] });
    await page.getByText('Une pensée choisie').waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('checkbox').nth(1).check();
    await page.getByText('2 pensées choisies').waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/thoughts');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  });
});
