import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { beginStory, closeLink, keepThoughts, openLink, paragraph, words } from './story-thoughts.ts';

e2eSuite('stories', ({ person, open }) => {
  it('ten thoughts become a story that others read by a link, until it is closed', async () => {
    const { page, api } = await person({ viewport: desk });
    await keepThoughts(api);
    await beginStory(page);
    expect(await paragraph(page, 1).inputValue()).toBe(words[0]);
    expect(await axeViolations(page)).toEqual([]);

    // By keyboard: the first thought becomes the second.
    await tabTo(page, /^Déplacer «.Les clés/u);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => paragraph(page, 1).inputValue()).toBe(words[1]);
    await page.getByRole('button', { name: 'Défaire' }).click();
    await expect.poll(() => paragraph(page, 1).inputValue()).toBe(words[0]);

    // With a pointer: down to the fourth place, back up to the third, and left there.
    const grips = page.getByRole('button', { name: /^Déplacer/u });
    const middleOf = async (at: number) => {
      const { x, y, width, height } = await grips.nth(at).evaluate((grip) => grip.getBoundingClientRect().toJSON());
      return [x + width / 2, y + height / 2] as const;
    };
    await page.mouse.move(...(await middleOf(0)));
    await page.mouse.down();
    for (const at of [1, 2, 3, 2]) await page.mouse.move(...(await middleOf(at)), { steps: 4 });
    await expect.poll(() => paragraph(page, 3).inputValue()).toBe(words[0]);
    await page.mouse.up();
    await page.mouse.move(...(await middleOf(4)), { steps: 4 });
    expect(await paragraph(page, 3).inputValue()).toBe(words[0]);
    await page.getByRole('button', { name: 'Défaire' }).click();
    await expect.poll(() => paragraph(page, 1).inputValue()).toBe(words[0]);

    // By hand: what is touched is the person's own, and saved by itself.
    await paragraph(page, 1).fill('La première fois, c’étaient les clés.');
    await page.getByRole('button', { name: 'Un chapitre' }).click();
    await page.getByLabel('Titre du chapitre', { exact: true }).fill('Et après');
    await page.getByText('Enregistré', { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => paragraph(page, 1).inputValue()).toBe('La première fois, c’étaient les clés.');
    await page.getByText('Tout est dans vos mots').waitFor();

    const path = await openLink(page);

    const reader = await open({ viewport: phone, expected: [/404/u] });
    await reader.goto(path);
    await reader.getByRole('heading', { name: 'La corde bleue' }).waitFor();
    await reader.getByText('La première fois, c’étaient les clés.').waitFor();
    expect(await axeViolations(reader)).toEqual([]);
    await page.getByText('Ouvert, 1 lecture').waitFor();

    await closeLink(page);
    await reader.reload();
    await reader.getByRole('heading', { name: 'Ce récit a été refermé' }).waitFor();
    expect(await axeViolations(reader)).toEqual([]);
  });
});
