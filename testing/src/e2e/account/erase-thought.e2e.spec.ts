import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
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
  },
} as const;

e2eSuiteOn(() => serverProcess({ ERASURE_SETTLE_SECONDS: '0', BACKUPS_TO: 'off' }))('one thought', ({ person }) => {
  it.each(['fr', 'en'] as const)(
    'is erased for good, by keyboard alone, and its certificate is found in the profile (%s)',
    async (language) => {
      const said = words[language];
      const { page, api } = await person({ viewport: language === 'fr' ? phone : desk, language });
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
    },
    120_000,
  );
});
