import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { answerChat, holdAnswer } from '#fakes/scripted-ai-provider.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { scriptedProvider } from '../kit/scripted-provider.ts';

const provider = scriptedProvider();

const answerScore = (note: number) => answerChat({ note, raisons: [{ texte: `Un poids de ${note}`, notes: [1] }] });
const lastYear = new Date().getUTCFullYear() - 1;
const day = (month: string): string => `${lastYear}-${month}-10T10:00:00.000Z`;

const start = () => serverProcess({ ...provider.settings(), AI_EUROS_PER_MILLION_TOKENS: '0' });

e2eSuiteOn(start)('an orb over the past', ({ person }) => {
  it('a year is weighed first, begun, stopped and resumed by keyboard, and stands on a line in time', async () => {
    const { page, api } = await person({ viewport: desk });
    for (const month of ['01', '02', '04'])
      await api.call('POST', '/thoughts', {
        body: {
          thoughtId: v7(),
          content: `Ce que j’ai porté en ${month}`,
          occurredAt: day(month),
          timeZone: 'Europe/Paris',
          language: 'fr',
        },
      });
    await page.goto('/app/orbs');
    await page.getByRole('link', { name: 'Ce que le jour a pesé', exact: true }).click();
    await page.getByRole('link', { name: 'Dans le passé' }).click();
    await page.getByLabel('Période').selectOption(String(lastYear));
    await page.getByText(`Relire ${lastYear} : 3 pensées, gratuitement, moins d’une minute.`).waitFor();
    expect(await page.getByText('Rien à lire').count()).toBe(9);
    expect(await axeViolations(page)).toEqual([]);

    const first = holdAnswer(answerScore(3));
    provider.script('chat', first.answer, answerScore(8), answerScore(5));
    await tabTo(page, 'Commencer');
    await page.keyboard.press('Enter');
    await page.getByText(/^0 sur 1$/u).waitFor();
    await tabTo(page, 'Arrêter après ce mois');
    await page.keyboard.press('Enter');
    await page.getByText('Vous l’avez arrêtée.').waitFor();
    first.release();
    await expect.poll(() => page.getByText('Relu', { exact: true }).count()).toBe(1);
    await expect.poll(() => page.getByText(/^\d sur 1$/u).count()).toBe(0);
    await page.reload();
    await expect.poll(() => page.getByText('Pas relu').count()).toBe(11);

    await tabTo(page, 'Reprendre');
    await page.keyboard.press('Enter');
    await page.getByText(`${lastYear}, relu.`).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => page.getByText('Relu', { exact: true }).count()).toBe(3);
    await page.getByText(/^Les notes, de Janvier .* à Décembre .*, sur une ligne de 0 à 10\.$/u).waitFor();
    await page.getByText('En tableau').click();
    await page.getByRole('row', { name: /^Avril .* : 5\/10/u }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Source 1' }).first().click();

    await page.getByRole('button', { name: 'Préparer une autre relecture' }).click();
    await page.getByLabel('Pas', { exact: true }).selectOption('week');
    await page.getByRole('link', { name: /finie$/u }).click();
    await page.getByText(`${lastYear}, relu.`).waitFor();
  });
});
