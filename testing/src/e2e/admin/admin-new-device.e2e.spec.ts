import { expect, it } from 'vitest';
import { adminPassword, createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { findInMessage, linkTo } from '../kit/outbox.ts';
import { toast } from '../kit/user-actions.ts';

const email = 'ada@example.org';

e2eSuite('a sign-in of an administrator on a new device', ({ open, server }) => {
  it('is told by a notice that signs it out, and by a mail whose link ends that session', async () => {
    const ada = await open({ viewport: desk, expected: [/400/] });
    const [first = '', second = ''] = await createFirstAdmin(ada, server());
    const signIn = async (code: string) => {
      const unknown = await open({ expected: [/401/] });
      await unknown.goto('/admin/login');
      await unknown.getByLabel('Adresse e-mail').fill(email);
      await unknown.getByLabel('Mot de passe', { exact: true }).fill(adminPassword);
      await unknown.keyboard.press('Enter');
      await unknown.getByRole('button', { name: 'Utiliser un code de secours' }).click();
      await unknown.getByLabel('Code de secours').fill(code);
      await unknown.keyboard.press('Enter');
      await unknown.getByText('Bonjour Ada Premier.').waitFor();
      return unknown;
    };
    const unknown = await signIn(first);
    await ada.goto('/admin/notifications');
    await ada.getByRole('heading', { name: 'Un nouvel appareil a ouvert votre compte' }).waitFor();
    await ada.getByText(/ sur Linux$/).waitFor();
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    const signedOut = toast(ada, 'L’appareil est déconnecté');
    await ada.getByRole('button', { name: 'Ce n’était pas moi' }).press('Enter');
    await signedOut.waitFor();
    await ada.getByRole('button', { name: 'Ce n’était pas moi' }).waitFor({ state: 'detached' });
    await unknown.goto('/admin/account');
    await unknown.waitForURL(/\/admin\/login/u);

    const another = await signIn(second);
    const links = new Set<string>();
    await expect
      .poll(async () => links.add(await findInMessage(server().dataDir, email, linkTo('/admin/not-me'))).size)
      .toBe(2);
    for (const [language, ended] of [
      ['fr', 'L’appareil est déconnecté.'],
      ['en', 'The device is signed out.'],
    ] as const) {
      const elsewhere = await open({ viewport: phone, language, at: [...links].at(-1) ?? '' });
      await elsewhere.getByRole('heading', { name: ended }).waitFor();
      expect(new URL(elsewhere.url()).hash).toBe('');
      expect(await axeViolations(elsewhere)).toEqual([]);
    }
    await another.goto('/admin/account');
    await another.waitForURL(/\/admin\/login/u);
    // Opened where one is signed in it answers as well.
    await ada.goto('/admin/not-me#token=0.0.0000000000000000');
    await ada.getByRole('heading', { name: 'Ce lien n’a rien déconnecté.' }).waitFor();
    await ada.getByRole('link', { name: 'Ouvrir votre compte' }).press('Enter');
    await ada.getByRole('heading', { name: 'Vos appareils' }).waitFor();
  });
});
