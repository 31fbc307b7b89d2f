import type { Page } from 'playwright-core';
import { thoughtArticle, writeThought } from './user-actions.ts';

/** Actions on threads on screen, in French. */
export const sampleThoughts = [
  'Le muret au soleil, un dimanche.',
  'Un coup de téléphone après le dîner.',
  'La photo retrouvée dans le tiroir.',
] as const;

/** All of them, each once the one before is stored. */
export const writeSampleThoughts = async (page: Page): Promise<void> => {
  for (const text of sampleThoughts) {
    await writeThought(page, text);
    await thoughtArticle(page, text)
      .getByRole('button', { name: /^Ranger dans un fil/ })
      .waitFor();
  }
};

export const startThread = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Nouveau fil' }).first().click();
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Créer le fil' }).click();
  await page.getByRole('link', { name, exact: true }).waitFor();
};

/** With the picker of a thought, on any screen that shows it. */
export const fileInThread = async (page: Page, thought: string, thread: string): Promise<void> => {
  await thoughtArticle(page, thought)
    .getByRole('button', { name: /^Ranger dans un fil/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: thread, exact: true }).click();
  await thoughtArticle(page, thought)
    .getByRole('button', { name: new RegExp(`^Fil ${thread}`) })
    .waitFor();
};
