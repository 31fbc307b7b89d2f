import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { openThought, writeThought } from '../kit/user-actions.ts';

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
    await answer.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Un tonneau sous la gouttière suffirait pour juillet.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: 'Lire votre réponse' }).click();
    await page.getByText('Un tonneau sous la gouttière suffirait pour juillet.').first().waitFor();
    await page.getByText('En réponse à').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    // From the server, not from what this page remembers.
    await page.reload();
    await page.getByRole('link', { name: 'Et si je récupérais l’eau de pluie' }).click();
    await page.getByText(asking.slice(0, 30)).first().waitFor();
    await page.getByRole('link', { name: 'Lire votre réponse' }).waitFor();
  });
});
