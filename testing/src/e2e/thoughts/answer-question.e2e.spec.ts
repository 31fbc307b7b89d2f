import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { openThought, writeThought } from '../kit/user-actions.ts';

const focusedTitle = (page: Page) =>
  page.evaluate(() => (document.activeElement?.tagName === 'H1' ? document.activeElement.textContent : null));

e2eSuite('a question that a thought asks', ({ person }) => {
  it('is answered by another thought, and each leads to the other; by keyboard', async () => {
    const { page } = await person({ viewport: desk });
    const asking = 'Le jardin a soif depuis deux semaines. Et si je récupérais l’eau de pluie ?';
    await writeThought(page, asking);
    await openThought(page, asking);
    const answer = page.getByRole('button', { name: /^Y répondre/u });
    await answer.waitFor();
    await answer.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(/^Votre réponse à/u).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // As on a slow network: the answer stays on the device until it is let go.
    const leaving = Promise.withResolvers<void>();
    await page.route(/api\/client\/thoughts$/u, (route) => leaving.promise.then(() => route.continue()));
    await answer.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Un tonneau sous la gouttière suffirait pour juillet.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: 'Lire votre réponse' }).click();
    await page.getByText('Un tonneau sous la gouttière suffirait pour juillet.').first().waitFor();
    await expect.poll(() => focusedTitle(page)).toBe('Sur cet appareil');
    expect(await axeViolations(page)).toEqual([]);
    leaving.resolve();
    await page.getByText('En réponse à').waitFor();
    await expect.poll(() => focusedTitle(page)).toMatch(/^(?!Sur cet appareil)./u);
    expect(await axeViolations(page)).toEqual([]);

    // From the server, not from what this page remembers.
    await page.reload();
    await page.getByRole('link', { name: 'Et si je récupérais l’eau de pluie' }).click();
    await page.getByText(asking.slice(0, 30)).first().waitFor();
    await page.getByRole('link', { name: 'Lire votre réponse' }).waitFor();
  });
});
