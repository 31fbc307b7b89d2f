import { expect, it } from 'vitest';
import { answerChat } from '#fakes/scripted-ai-provider.ts';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { scriptedProvider } from '../kit/scripted-provider.ts';
import { toast, writeThought } from '../kit/user-actions.ts';

const provider = scriptedProvider();

const items = (texte: string) => answerChat({ elements: [{ texte, notes: [1] }] });

e2eSuiteOn(() => serverProcess({ ...provider.settings(), AI_EUROS_PER_MILLION_TOKENS: '2' }))(
  'orbs of administrators',
  ({ open, person, server }) => {
    it('are drafted, tried on a sample, published, run by a client, revised, and withdrawn with a reason', async () => {
      const ada = await open({ viewport: desk, expected: [/400/u] });
      await createFirstAdmin(ada, server());
      await ada.getByRole('navigation').getByRole('link', { name: 'Orbes' }).click();
      await ada.getByText('12 orbes', { exact: true }).waitFor();
      expect(await axeViolationsByAppearance(ada)).toEqual({});
      await ada.setViewportSize(desk);

      await ada.getByRole('link', { name: 'Créer un orbe' }).click();
      // What is missing is said at its field, the first of which takes the focus, until it is there.
      const [name, prompt] = [ada.getByLabel('Nom en français'), ada.getByLabel('Ce qu’il cherche').first()];
      await ada.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
      await ada.getByText('Un orbe a besoin d’un nom.').waitFor();
      const states = () => Promise.all([name, prompt].map((field) => field.getAttribute('aria-invalid')));
      expect(await states()).toEqual(['true', 'true']);
      expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
      await name.fill('Mes promesses');
      expect(await states()).toEqual([null, 'true']);
      await ada.getByLabel('Description en français').fill('Ce que vous avez promis.');
      await ada.getByLabel('Ce qu’il cherche').first().fill('Relevez les promesses faites à [qui].');
      await ada.getByText(/À déclarer plus bas.*\[qui\]/u).waitFor();
      await ada.getByRole('button', { name: 'Enregistrer le brouillon' }).press('Enter');
      await ada.getByRole('heading', { level: 1, name: 'Mes promesses' }).waitFor();
      await ada.getByText('Brouillon', { exact: true }).waitFor();

      // What asks for something that nobody is asked is not published.
      await ada.getByRole('button', { name: 'Publier' }).click();
      await toast(ada, 'La consigne et ses variables ne se répondent pas').waitFor();
      await ada.reload();
      await ada.getByText('Brouillon', { exact: true }).waitFor();
      await ada.getByRole('link', { name: 'Modifier' }).click();
      await ada.getByText(/À déclarer plus bas.*\[qui\]/u).waitFor();
      await ada.getByRole('button', { name: 'Demander quelque chose avant de lire' }).first().click();
      await ada.getByLabel('Ce qu’il demande').fill('qui');
      await ada.getByText(/À déclarer plus bas/u).waitFor({ state: 'hidden' });
      expect(await axeViolationsByAppearance(ada)).toEqual({});
      await ada.setViewportSize(desk);
      await ada.getByRole('button', { name: 'Enregistrer la version 2' }).press('Enter');
      await ada.getByText('Brouillon', { exact: true }).waitFor();

      provider.script('chat', items('Rendre la clé à Odile'));
      await ada.getByLabel('qui', { exact: true }).fill('Odile');
      await ada.getByLabel('Texte d’essai').fill('Promis à Odile de rendre la clé.');
      await ada.getByRole('button', { name: 'Essayer', exact: true }).click();
      await ada.getByRole('dialog').getByRole('button', { name: 'Essayer', exact: true }).click();
      await ada.getByText('Rendre la clé à Odile').waitFor();
      await ada.getByRole('button', { name: 'Publier' }).click();
      await ada.getByText('Publié', { exact: true }).or(ada.getByText('Anglais manquant')).waitFor();

      const { page } = await person({ viewport: desk });
      await writeThought(page, 'Promis à Odile de rendre la clé jeudi.');
      await page.goto('/app/orbs');
      await page.getByRole('link', { name: 'Mes promesses', exact: true }).click();
      await page.getByRole('link', { name: 'Lire', exact: true }).click();
      await page.getByRole('button', { name: '7 jours' }).click();
      await page.getByLabel('Qui', { exact: true }).fill('Odile');
      provider.script('chat', items('Rendre la clé jeudi'));
      await page.getByRole('button', { name: 'Lire cette pensée' }).click();
      await page.getByText('Rendre la clé jeudi').first().waitFor();

      // Its usage arrives by itself; what was read does not.
      await expect.poll(() => ada.getByText('Lectures abouties').locator('xpath=..').innerText()).toContain('1');
      expect(await ada.getByText('jeudi').count()).toBe(0);
      expect(await axeViolationsByAppearance(ada)).toEqual({});
      await ada.setViewportSize(desk);

      await ada.getByRole('link', { name: 'Modifier' }).click();
      await ada.getByLabel('Ce qu’il cherche').first().fill('Relevez, en trois mots, les promesses faites à [qui].');
      await ada.getByLabel('Pourquoi ce changement').fill('Plus court');
      await ada.getByRole('button', { name: 'Enregistrer la version 3' }).click();
      await ada.getByText('Plus court').waitFor();
      await ada.getByText('Comparer la version 1 à l’actuelle').click();
      await ada.getByRole('link', { name: 'Reprendre cette version' }).waitFor();

      await ada.getByRole('button', { name: 'Retirer' }).press('Enter');
      await ada.getByLabel('Motif').fill('Trop vague');
      await ada.getByRole('dialog').getByRole('button', { name: 'Retirer' }).press('Enter');
      await ada.getByText(/^Retiré le .*Trop vague$/u).waitFor();
      await page.goto('/app/orbs');
      await page.getByRole('link', { name: 'Trois gestes', exact: true }).waitFor();
      expect(await page.getByRole('link', { name: 'Mes promesses', exact: true }).count()).toBe(0);
    });
  },
);
