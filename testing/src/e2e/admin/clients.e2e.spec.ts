import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { password, signIn } from '../kit/user-actions.ts';

const words = 'La zibeline dort sous la serre';

e2eSuiteOn(() => serverProcess({ ERASURE_SETTLE_SECONDS: '0' }), { each: true })(
  'a client in the back-office',
  ({ open, person, server }) => {
    it('is found, their history read without a word, their account deactivated and reactivated', async () => {
      const { api, email, page: client } = await person({ expected: [/401/, /403/] });
      const moment = { occurredAt: new Date().toISOString(), timeZone: 'Europe/Paris' };
      await api.call('POST', '/thoughts', { body: { thoughtId: v7(), content: words, ...moment } });
      await client.goto('/app');

      const page = await open({ viewport: desk });
      await createFirstAdmin(page, server());
      await page.goto('/admin/clients');
      const row = page.getByRole('main').getByRole('row').nth(1).getByRole('link');
      const name = await row.innerText();
      await page.getByLabel('Chercher un utilisateur').fill(name.slice(0, 4).toLowerCase());
      await row.waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});
      await page.setViewportSize(desk);
      await row.press('Enter');

      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('Pensée écrite').first().waitFor();
      expect(await page.getByText('Contenu masqué').count()).toBeGreaterThan(0);
      expect(await page.getByText(/zibeline/).count()).toBe(0);
      expect(await axeViolationsByAppearance(page)).toEqual({});
      await page.setViewportSize(desk);
      await page.getByLabel('Faits').selectOption('thought');
      await page.getByText('Compte ouvert').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: `Actions sur le compte d’${name}` }).press('Enter');
      await page.getByRole('button', { name: 'Désactiver le compte' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Motif').fill('Demandé au téléphone');
      await dialog.getByRole('button', { name: 'Désactiver le compte' }).press('Enter');
      await page.getByText('Le compte est désactivé').waitFor();
      await page.getByText('Désactivé', { exact: true }).waitFor();
      await client.waitForURL((url) => !url.pathname.startsWith('/app'));
      await client.goto('/login');
      await client.getByLabel('Adresse e-mail').fill(email);
      await client.getByLabel('Mot de passe', { exact: true }).fill(password);
      await client.getByRole('button', { name: 'Se connecter' }).click();
      await client.getByText('Ce compte est désactivé').waitFor();

      await page.getByRole('button', { name: `Actions sur le compte d’${name}` }).click();
      await page.getByRole('button', { name: 'Réactiver le compte' }).click();
      await dialog.getByLabel('Motif').fill('Tout est en ordre');
      await dialog.getByRole('button', { name: 'Réactiver le compte' }).click();
      await page.getByText('Le compte est réactivé').waitFor();
      await signIn(client, email);
      await client.getByText(words).first().waitFor();

      // Their own log tells all of it, with the reasons.
      await client.goto('/app/profile/looks');
      await client.getByText('Compte réactivé par la direction du service').waitFor();
      await client.getByText('Compte désactivé par la direction du service').waitFor();
      await client.getByText(/Demandé au téléphone/u).waitFor();
      await client.getByText('Fiche ouverte par la direction du service').first().waitFor();
      expect(await axeViolationsByAppearance(client)).toEqual({});
    });

    it('who has their account erased is shown as leaving, then without a name or anything to do', async () => {
      const [leaving, gone] = [await person({ expected: [/401/] }), await person({ expected: [/401/] })];
      const erase = ({ api }: typeof gone, when: 'in-seven-days' | 'now') =>
        api.call('POST', '/erasure', { body: { when } });
      const page = await open({ viewport: desk });
      await createFirstAdmin(page, server());
      await erase(leaving, 'in-seven-days');
      await page.goto('/admin/clients?standing=leaving');
      await page.getByText(/^Effacement le \d\d\/\d\d$/u).waitFor();
      await page.getByRole('main').getByRole('row').nth(1).getByRole('link').press('Enter');
      await page.getByText(/^L’effacement de ce compte est demandé\. Jusqu’au/u).waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});

      await erase(gone, 'now');
      await expect
        .poll(
          async () => {
            await page.goto('/admin/clients?standing=erased');
            return page.getByRole('main').getByRole('link', { name: 'Compte effacé' }).count();
          },
          { timeout: 30_000 },
        )
        .toBe(1);
      expect(await page.getByText(gone.email).count()).toBe(0);
      await page.getByRole('main').getByRole('link', { name: 'Compte effacé' }).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Compte effacé' }).waitFor();
      await page.getByText('Il n’y a plus rien à lire ni à faire.').waitFor();
      expect(await page.getByRole('button', { name: /^Actions sur le compte/u }).count()).toBe(0);
      expect(await axeViolationsByAppearance(page)).toEqual({});
    }, 120_000);
  },
);
