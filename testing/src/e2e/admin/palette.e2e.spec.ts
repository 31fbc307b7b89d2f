import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createAdmin, createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { toast } from '../kit/user-actions.ts';

// Its own server: there is only one first administrator.
e2eSuiteOn(() => serverProcess(), { each: true })(
  'search by keyboard in the back-office',
  ({ open, person, server }) => {
    it('finds a client, an administrator, an orb and a page, without the mouse', async () => {
      const { api, page: client } = await person({ expected: [/401/u] });
      const { clientId } = api;
      // As everybody is named who signs up for a test.
      const firstname = 'Essai';
      const ada = await open({ viewport: desk });
      await createFirstAdmin(ada, server());
      await createAdmin(ada, 'Bea Seconde', 'bea@example.org');

      const find = async (typed: string, group: string, option: string): Promise<void> => {
        await ada.keyboard.press('Control+k');
        const dialog = ada.getByRole('dialog', { name: 'Chercher dans l’administration' });
        await dialog.waitFor();
        await ada.keyboard.type(typed);
        const found = dialog.getByRole('group', { name: group }).getByRole('option', { name: option }).first();
        await found.waitFor();
        for (let press = 0; press < 20 && (await found.getAttribute('aria-selected')) !== 'true'; press += 1)
          await ada.keyboard.press('ArrowDown');
        expect(await found.getAttribute('aria-selected')).toBe('true');
        await ada.keyboard.press('Enter');
        await dialog.waitFor({ state: 'detached' });
      };

      await find(firstname.slice(0, 4).toLowerCase(), 'Utilisateurs', firstname);
      await ada.waitForURL(`**/admin/clients/${clientId}`);
      await ada.getByRole('heading', { level: 1, name: firstname }).waitFor();
      await find('seconde', 'Administrateurs', 'Bea Seconde');
      await ada.waitForURL('**/admin/admins/*');
      await ada.getByRole('heading', { level: 1, name: 'Bea Seconde' }).waitFor();
      await find('files', 'Pages', 'Files et pannes');
      await ada.waitForURL('**/admin/queues');
      await find('trois', 'Orbes', 'Trois gestes');
      await ada.waitForURL('**/admin/orbs/*');

      await find('enregistremnts garder', 'Réglages', 'Garder les enregistrements');
      await ada.waitForURL('**/admin/settings?q=*');
      await ada.getByText('Garder les enregistrements', { exact: true }).waitFor();

      // With a slip, without accents, in another order; each opens what asks first, and does nothing by itself.
      await find('fiels', 'Pages', 'Files et pannes');
      await find('esasi', 'Utilisateurs', firstname);
      await ada.waitForURL(`**/admin/clients/${clientId}`);
      await find(`desactivr ${firstname}`, 'Actes', `Désactiver ${firstname}…`);
      const asked = ada.getByRole('dialog', { name: 'Désactiver le compte' });
      await asked.getByLabel('Motif').waitFor();
      await ada.keyboard.press('Escape');
      await asked.waitFor({ state: 'detached' });
      await ada.waitForURL(`**/admin/clients/${clientId}`);

      // Found, confirmed with a reason, and done.
      type Act = Readonly<{ typed: string; option: string; title: string; done: string }>;
      const act = async ({ typed, option, title, done }: Act): Promise<void> => {
        await find(typed, 'Actes', option);
        const dialog = ada.getByRole('dialog', { name: title });
        await dialog.getByLabel('Motif').fill('Demandé au téléphone');
        await dialog.getByRole('button', { name: title }).press('Enter');
        await toast(ada, done).waitFor();
        await dialog.waitFor({ state: 'detached' });
      };
      const close = `fermer les sessions de ${firstname}`;
      await act({
        typed: close,
        option: `Fermer les sessions\u00A0: ${firstname}…`,
        title: 'Fermer ses sessions',
        done: 'Ses sessions sont fermées',
      });
      await client.waitForURL((url) => !url.pathname.startsWith('/app'));
      await act({
        typed: `desactiver ${firstname}`,
        option: `Désactiver ${firstname}…`,
        title: 'Désactiver le compte',
        done: 'Le compte est désactivé',
      });
      await ada.getByText('Désactivé', { exact: true }).waitFor();
      await act({
        typed: `reactiver ${firstname}`,
        option: `Réactiver ${firstname}…`,
        title: 'Réactiver le compte',
        done: 'Le compte est réactivé',
      });
      await ada.getByText('Désactivé', { exact: true }).waitFor({ state: 'detached' });

      await find(`exporter ${firstname}`, 'Actes', `Exporter l’historique\u00A0: ${firstname}…`);
      const csv = ada.getByRole('button', { name: 'CSV' });
      await expect.poll(() => csv.evaluate((button) => button === document.activeElement)).toBe(true);
      await find(`ecrire a ${firstname}`, 'Actes', `Écrire à ${firstname}`);
      await ada.waitForURL(`**/admin/communication?client=${clientId}`);
      await ada.getByRole('strong').filter({ hasText: firstname }).waitFor();

      await ada.keyboard.press('Control+k');
      await ada.getByRole('dialog').getByRole('option', { name: 'Files et pannes' }).first().waitFor();
      expect(await axeViolationsByAppearance(ada)).toEqual({});
      await ada.keyboard.press('Escape');
      await ada.getByRole('dialog').waitFor({ state: 'detached' });
    });
  },
);
