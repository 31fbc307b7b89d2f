import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { findInMessage, linkTo, sixDigits } from '../kit/outbox.ts';
import { signIn } from '../kit/user-actions.ts';

const texts = {
  fr: {
    ended: 'L’appareil est déconnecté.',
    password: 'Choisir un nouveau mot de passe',
    refused: 'Ce lien n’a rien déconnecté.',
  },
  en: {
    ended: 'The device is signed out.',
    password: 'Choose a new password',
    refused: 'This link signed nothing out.',
  },
} as const;

e2eSuite('a sign-in on a new device', ({ person, open, server }) => {
  it.each([
    ['fr', phone],
    ['en', desk],
  ] as const)('is told by mail, and its link ends that session at once (%s)', async (language, viewport) => {
    const said = texts[language];
    const mailed = (email: string, what: RegExp) => findInMessage(server().dataDir, email, what);
    const { page, email, api } = await person({ viewport });
    await api.call('POST', '/email/proof', { body: { code: await mailed(email, sixDigits) } });
    const unknown = await open({ expected: [/401/] });
    await signIn(unknown, email);

    const link = await mailed(email, linkTo('/verify/not-me'));
    const elsewhere = await open({ viewport, language, at: link });
    await elsewhere.getByRole('heading', { name: said.ended }).waitFor();
    expect(new URL(elsewhere.url()).hash).toBe('');
    expect(await axeViolations(elsewhere)).toEqual([]);
    await unknown.goto('/app/profile');
    await unknown.waitForURL('/');
    await page.reload();
    await page.getByLabel('Écrire une pensée').waitFor();
    await elsewhere.getByRole('link', { name: said.password }).press('Enter');
    await elsewhere.waitForURL('/forgot-password');
  });

  it('is told by a notice that names the device and signs it out', async () => {
    const { page, email } = await person({ viewport: phone });
    const unknown = await open({ expected: [/401/] });
    await signIn(unknown, email);
    await page.goto('/app/notifications');
    await page.getByText(/ sur Linux$/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ce n’était pas moi' }).press('Enter');
    await page.getByText('L’appareil est déconnecté.').waitFor();
    await page.getByRole('button', { name: 'Ce n’était pas moi' }).waitFor({ state: 'detached' });
    await unknown.goto('/app/profile');
    await unknown.waitForURL('/');
  });

  it('a link that is none says so, and where the devices are', async () => {
    const page = await open({ at: '/verify/not-me#token=0.0.0000000000000000', expected: [/400/] });
    await page.getByRole('heading', { name: texts.fr.refused }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
