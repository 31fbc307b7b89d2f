import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { e2eSuite, type SignedUpUser } from '../kit/e2e-suite.ts';
import { writeThought } from '../kit/user-actions.ts';

const ask = async (page: Page, text: string): Promise<void> => {
  await page.goto('/app/chat/new');
  await page.getByLabel('Votre question').fill(text);
  await page.getByLabel('Votre question').press('Enter');
};

/** Somebody who has said this, and whose words have reached the server. */
const saidBy = async ({ page, api }: SignedUpUser, words: readonly string[]): Promise<Page> => {
  for (const one of words) await writeThought(page, one);
  await expect.poll(async () => (await api.call('GET', '/thoughts')).body['total']).toBe(words.length);
  return page;
};

e2eSuite('the thoughts that an answer counts', ({ person }) => {
  it('are listed by its number; one that is set aside counts no more, also when the same is asked again', async () => {
    const page = await saidBy(await person(), [
      'J’ai marché deux heures au bord du canal.',
      'Marche rapide avant la pluie.',
      'Le marché du dimanche était bondé.',
    ]);
    await ask(page, 'Combien de fois ai-je marché ?');
    await page.getByText(/^2 pensées en parlent/).waitFor();
    await page.getByText('Voir les 2 pensées').click();
    const list = page.locator('details[open]');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole('button', { name: /^Pas celle-ci – Marche rapide/ }).click();
    await page.getByText(/^Une pensée en parle/).waitFor();
    await list.getByText(/^Écartée par vous/).waitFor();
    await ask(page, 'Ai-je marché, et combien de fois ?');
    await page.getByText(/^Une pensée en parle/).waitFor();
    await page.goBack();
    await page.getByText('Voir cette pensée').click();
    await list.getByRole('button', { name: /^Remettre/ }).click();
    await page.getByText(/^2 pensées en parlent/).waitFor();
  });

  it('are said to be uncertain where their word may be another one, in the sentence and in the list', async () => {
    const page = await saidBy(await person(), [
      'Marché ce matin, sous la pluie.',
      'J’ai marché deux heures au bord du canal.',
      'Le marché du dimanche était bondé.',
    ]);
    await ask(page, 'Combien de fois ai-je marché ?');
    await page.getByText(/Une pensée en parle, et une autre peut-être/u).waitFor();
    await page.getByText('Voir les 2 pensées').click();
    const list = page.locator('details[open]');
    await list.getByText(/peut-être\u00A0: le mot y a deux sens/u).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole('button', { name: /^Pas celle-ci – Marché ce matin/u }).click();
    await page.getByText(/^Une pensée en parle, le/u).waitFor();
  });

  it('are not said where the server failed: the question stays, with the fixed sentence', async () => {
    const { page } = await person({ expected: [/status of 500/u] });
    await page.route('**/conversations/*/questions', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 500, code: 'general.unexpected', detail: 'Une erreur est survenue' }),
      }),
    );
    await ask(page, 'Ai-je marché ?');
    await page.getByText("Désolé, j'ai rencontré une erreur. Veuillez réessayer.").waitFor();
    expect(await page.getByLabel('Votre question').inputValue()).toBe('Ai-je marché ?');
  });
});
