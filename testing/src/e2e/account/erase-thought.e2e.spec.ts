import { readFile } from 'node:fs/promises';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { readPdf } from '#kits/files/read-pdf.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const words = {
  fr: {
    more: 'Autres actions',
    open: 'Effacer pour toujours…',
    alone: 'Rien d’autre n’en reprend les mots.',
    erase: 'Effacer pour toujours',
    asked: 'L’effacement est en cours',
    list: 'Une pensée effacée',
    certificate: /^Attestation /u,
    whole: 'Ce que vous avez choisi d’effacer n’existe plus ici.',
    signature: 'Signature du PDF',
    genuine: /^certificate-fr\.pdf est authentique\u00a0: l’attestation \S+ est complète/u,
    altered: /n’est pas authentique/u,
  },
  en: {
    more: 'More actions',
    open: 'Erase for good…',
    alone: 'Nothing else repeats its words.',
    erase: 'Erase for good',
    asked: 'The erasure is under way',
    list: 'One thought erased',
    certificate: /^Certificate /u,
    whole: 'What you chose to erase no longer exists here.',
    signature: 'PDF signature',
    genuine: /^certificate-en\.pdf is genuine: certificate \S+ is whole/u,
    altered: /is not genuine/u,
  },
} as const;

type SavedFile = Readonly<{ name: string; mimeType: string; buffer: Buffer }>;
/** What a button saves, by the keyboard. */
const saved = async (page: Page, button: string): Promise<SavedFile> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  const download = await downloading;
  const mimeType = 'application/octet-stream';
  return { name: download.suggestedFilename(), mimeType, buffer: await readFile(await download.path()) };
};

e2eSuiteOn(() => serverProcess({ ERASURE_SETTLE_SECONDS: '0', BACKUPS_TO: 'off' }))('one thought', ({ person }) => {
  it.each(['fr', 'en'] as const)(
    'is erased for good, by keyboard alone, and its certificate is found in the profile (%s)',
    async (language) => {
      const said = words[language];
      // Its page may ask for it once more while it goes.
      const expected = [/404 \(Not Found\) \(\S+\/thoughts\//u];
      const { page, api } = await person({ viewport: language === 'fr' ? phone : desk, language, expected });
      const thought = { ...writtenThought('Le lac gelé, au matin, derrière la maison de Jeanne.'), language };
      await api.call('POST', '/thoughts', { body: thought });
      await page.goto(`/app/thoughts/${thought.thoughtId}`);
      await page.getByRole('button', { name: said.more }).press('Enter');
      await page.getByRole('button', { name: said.open }).press('Enter');
      const question = page.getByRole('dialog');
      await question.getByText(said.alone).waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});
      const asked = page.getByText(said.asked).waitFor();
      await question.getByRole('button', { name: said.erase }).press('Enter');
      await asked;
      await expect.poll(async () => (await api.call('GET', `/thoughts/${thought.thoughtId}`)).status).toBe(404);

      await page.goto('/app/profile/erasure');
      await page.getByText(said.list).waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});
      const href = await page.getByRole('link', { name: said.certificate }).getAttribute('href');
      const [, hash = ''] = href?.split('#') ?? [];
      const { number, code } = Object.fromEntries(new URLSearchParams(hash));
      const state = async () =>
        (
          await (
            await page.request.get(`/api/client/erasures/${number}`, { headers: { [erasureCodeHeader]: code ?? '' } })
          ).json()
        ).state;
      await expect.poll(state, { timeout: 60_000, interval: 1_500 }).toBe('done');
      await page.getByRole('link', { name: said.certificate }).press('Enter');
      await page.getByText(said.whole).waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});

      const pdf = await saved(page, 'PDF');
      const signature = await saved(page, said.signature);
      expect([pdf.name, signature.name]).toEqual([
        `certificate-${language}.pdf`,
        `certificate-${language}.pdf.minisig`,
      ]);
      expect((await readPdf(pdf.buffer)).text.join(' ')).toContain(number);
      const choose = (...files: readonly SavedFile[]) => page.locator('input[type="file"]').setInputFiles([...files]);
      await choose(pdf, signature);
      await page.getByText(said.genuine).waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});
      await choose({ ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.from('\n')]) }, signature);
      await page.getByText(said.altered).waitFor();

      // Whoever was handed the files has neither number nor code.
      await page.goto('/attestation');
      await choose(pdf, signature);
      await page.getByText(said.genuine).waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});
    },
    120_000,
  );
});
