import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startFakeIdentityProvider } from '#fakes/identity-provider.ts';
import { serverProcess } from '#servers/server-process.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn, type PageOptions } from '../kit/e2e-suite.ts';
import { findInMessage, linkTo, sixDigits } from '../kit/outbox.ts';
import { signIn, register } from '../kit/user-actions.ts';

const startServer = async () => {
  const server = await serverProcess();
  await server.stop();
  const provider = await startFakeIdentityProvider(
    ['google', 'x'].map((name) => `${server.url}/api/client/sign-in/${name}/callback`),
  );
  await server.start(provider.environment);
  return { ...server, provider, remove: () => Promise.all([server.remove(), provider.close()]).then(() => undefined) };
};

e2eSuiteOn(startServer)('getting in', ({ person, open, server }) => {
  /** Refused codes and ended sessions are responses the console logs as errors. */
  const expected = [/400 \(Bad Request\)/, /401 \(Unauthorized\)/];
  const opened = (opening: PageOptions = {}) => open({ expected, ...opening });
  const mailed = (email: string, what: RegExp) => findInMessage(server().dataDir, email, what);
  const waitForGreeting = (page: Page, name: string) =>
    page
      .getByText(new RegExp(`(Bonjour|Hello) ${name}`))
      .first()
      .waitFor();

  it('an address is confirmed with the code of its mail, on a phone', async () => {
    const page = await opened();
    const email = await register(page);
    await page.goto('/app/profile');
    await page.getByRole('link', { name: 'Saisir le code' }).click();
    const code = await mailed(email, sixDigits);
    const wrong = code === '000000' ? '111111' : '000000';
    await page.getByLabel('Code à six chiffres').fill(wrong);
    await page.getByText('Ce code ne correspond pas').waitFor();
    await page.getByLabel('Code à six chiffres').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByText('Votre adresse est confirmée.').first().waitFor();
    await page.getByRole('link', { name: 'Retour à vos pensées' }).click();
    await page.getByLabel('Écrire une pensée').waitFor();
  });

  it('an address is confirmed with the link of its mail, on another device, in English', async () => {
    const { page, email } = await person({ viewport: desk });
    const elsewhere = await opened({
      viewport: desk,
      language: 'en',
      at: await mailed(email, linkTo('/verify/email')),
    });
    await elsewhere.getByRole('button', { name: 'Confirm my address' }).click();
    await elsewhere.getByRole('heading', { name: 'Your address is confirmed.' }).waitFor();
    expect(elsewhere.url()).toBe(`${server().url}/verify/email`);
    await page.goto('/app/profile/sign-in');
    await page.getByText('Adresse confirmée').waitFor();
  });

  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ] as const)(
    'a forgotten password is replaced on %s, and an open page reports that its session ended',
    async (_name, viewport) => {
      const { page: left, email } = await person({ viewport, expected, at: '/about' });
      await left.goto(await mailed(email, linkTo('/verify/email')));
      await left.getByRole('button', { name: 'Confirmer mon adresse' }).click();
      await left.getByRole('link', { name: 'Retour à vos pensées' }).click();
      await left.getByLabel('Écrire une pensée').fill('Une phrase à moitié');

      const page = await opened({ viewport, at: '/login' });
      await page.getByRole('link', { name: 'Oublié' }).click();
      await page.waitForURL('/forgot-password');
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByRole('button', { name: 'Préparer le lien' }).click();
      await page.getByText('Si un compte existe').waitFor();
      await page.goto(await mailed(email, linkTo('/forgot-password')));
      await page.getByLabel('Nouveau mot de passe').fill('un verger sous la neige');
      await page.getByLabel('Confirmation du mot de passe').fill('autre chose');
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
      await page.getByText('Les mots de passe ne correspondent pas !').waitFor();
      await page.getByLabel('Confirmation du mot de passe').fill('un verger sous la neige');
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
      await page.getByRole('heading', { name: 'C’est fait.' }).waitFor();
      expect(page.url()).toBe(`${server().url}/forgot-password`);

      // Without any action on the other page: its socket is closed, and it signs out by itself.
      await left.waitForURL('/');
      await left.getByText('Votre session a pris fin.').waitFor();
      expect(
        await left.evaluate(() =>
          Object.keys(localStorage).filter((key) =>
            ['token', 'userType', 'userId', 'userInfo', 'favorites'].includes(key),
          ),
        ),
      ).toEqual([]);
      await signIn(left, { email, password: 'un verger sous la neige' });
      await expect.poll(() => left.getByLabel('Écrire une pensée').inputValue()).toBe('Une phrase à moitié');
    },
  );

  it.each([
    {
      name: 'Google',
      options: { viewport: phone, language: 'fr' },
      button: 'Continuer avec Google',
      refusal: "L'authentification Google a échoué. Veuillez réessayer.",
    },
    {
      name: 'X',
      options: { viewport: desk, language: 'en' },
      button: 'Continue with X',
      refusal: 'X authentication failed. Please try again.',
    },
  ] as const)('$name signs in, and shows a refusal', async ({ name, options, button, refusal }) => {
    server().provider.signInAs({
      subject: `subject-at-${name}`,
      name: 'Camille',
      email: `camille-${name}@example.org`,
      emailVerified: true,
    });
    const page = await opened({
      ...options,
      at: `/api/client/sign-in/${name.toLowerCase()}/callback?error=access_denied&state=foreign`,
    });
    await page.getByText(refusal).waitFor();
    expect(page.url()).toBe(`${server().url}/login`);
    await page.getByRole('link', { name: button }).click();
    await page.waitForURL('/app');
    await waitForGreeting(page, 'Camille');
  });

  it('a phone number signs up, asks for a first name, and credits the referrer', async () => {
    const { page: friend } = await person({ at: '/app/profile/referral' });
    const link = await friend.getByText(/\/register\?ref=/).textContent();

    const page = await opened({ viewport: desk, language: 'en', at: link ?? '' });
    await page.getByText('Someone close to you invited you.').waitFor();
    await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
    // Unassigned numbers, another one at each try.
    const lastFour = String(Date.now()).slice(-4);
    await page.getByLabel('Phone number').fill(`063998${lastFour}`);
    await page.getByRole('button', { name: 'Use text message instead' }).click();
    await page.getByRole('button', { name: 'Get a code by text message' }).click();
    await page.getByText(`+33 6 •• •• •• ${lastFour.slice(2)}`).waitFor();
    await page.getByLabel('Six-digit code').fill(await mailed(`+3363998${lastFour}`, sixDigits));
    await page.getByLabel('First name').fill('Malo');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('/app');
    await waitForGreeting(page, 'Malo');

    await friend.reload();
    await friend.getByRole('listitem').filter({ hasText: 'Malo' }).waitFor();
  });
});
