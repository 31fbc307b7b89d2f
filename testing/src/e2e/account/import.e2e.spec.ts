import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayOneArchive } from '#kits/journals/journal-file.ts';
import { spokenArchive, spokenLine } from '#kits/journals/spoken-archive.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';

const dayOne = Buffer.from(
  dayOneArchive({
    Journal: [
      { uuid: 'A1', creationDate: '2019-03-02T19:00:00Z', timeZone: 'Europe/Paris', text: 'Les cartons partout.' },
      {
        uuid: 'A2',
        creationDate: '2020-04-17T18:00:00Z',
        timeZone: 'Europe/Paris',
        text: 'On applaudit.',
        photos: [{}],
      },
    ],
  }),
);
const spoken = Buffer.from(
  spokenArchive([
    spokenLine({ said: ['Un appel de papa', 'puis un autre'] }),
    spokenLine({ said: [''], occurredAt: '2024-12-31T23:30:00.000Z' }),
  ]),
);
const chat = Buffer.from(
  ['[9/20/26, 2:02:11\u202FPM] Marie: It rains', '[9/21/26, 9:00:00\u202FAM] Léa: Not mine'].join('\n'),
);

const give = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
/** By keyboard alone. */
const press = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
};

e2eSuite('a journal from elsewhere', ({ person }) => {
  it('of Day One is shown, brought and taken back, in French', async () => {
    const { page } = await person({ viewport: desk, at: '/app/profile' });
    await page.getByRole('link', { name: /^Apporter mes écrits/u }).click();
    await page.getByRole('heading', { name: 'Apporter mes écrits' }).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await give(page, 'Journal.zip', dayOne);
    await page.getByText('2 pensées entreront').waitFor();
    await page.getByRole('group', { name: 'Ce qui entre' }).waitFor();
    await page.getByText(/^Elles ne sont pas dans ce fichier/u).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await press(page, /^Apporter 2 pensées$/u);
    await page.getByText('2 pensées sont entrées').waitFor();
    await page.getByRole('blockquote').getByText('Les cartons partout.').waitFor();
    await page.getByText('Ce qui est resté dehors, et pourquoi').click();
    await page.getByText(/^Elles ne sont pas dans ce fichier/u).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.getByRole('link', { name: 'Les relire' }).click();
    await page.getByText('On applaudit.').first().click();
    await page.getByText('Apporté depuis Day One').waitFor();
    await page.goto('/app/profile/import');
    await press(page, /^Tout annuler$/u);
    await page.getByRole('dialog').getByRole('button', { name: 'Tout annuler' }).press('Enter');
    await page.getByText('Day One, annulé').waitFor();
  });

  it('of another Écrin comes with its recordings, which are played, and can leave them out', async () => {
    const { page } = await person({ viewport: desk, at: '/app/profile/import' });
    await give(page, 'ecrin.zip', spoken);
    await page.getByText('2 pensées entreront').waitFor();
    await page.getByText(/2 enregistrements$/u).waitFor();
    const recordings = page.getByRole('checkbox', { name: /^Enregistrements/u });
    await recordings.press('Space');
    await page.getByRole('button', { name: 'Apporter une pensée' }).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await recordings.press('Space');
    await press(page, /^Apporter 2 pensées$/u);
    await page.getByText('2 pensées sont entrées').waitFor();
    await page.getByRole('link', { name: 'Les relire' }).click();
    await page.getByText('Un appel').first().click();
    await page.getByText('Apporté depuis').waitFor();
    const sound = page.waitForResponse((answer) => answer.url().includes('/api/client/audio/'));
    await page
      .getByRole('button', { name: /^Écouter/u })
      .first()
      .press('Enter');
    expect((await sound).ok()).toBe(true);
  });

  it('of WhatsApp asks who is who, in English', async () => {
    const { page } = await person({ viewport: desk, language: 'en', at: '/app/profile/import' });
    await page.getByRole('heading', { name: 'Bring my writings' }).waitFor();
    await give(page, '_chat.txt', chat);
    await page.getByLabel('Who are you in this chat?').selectOption('Marie');
    await page.getByText('One thought will come in').waitFor();
    await page.getByText('Messages of other people').waitFor();
    // Of one year, and nothing but words: there is nothing to choose.
    expect(await page.getByText('What comes in', { exact: true }).isVisible()).toBe(false);
    await press(page, /^Bring one thought$/u);
    await page.getByText('One thought came in').waitFor();
  });
});
