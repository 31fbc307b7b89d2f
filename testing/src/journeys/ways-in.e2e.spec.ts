import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startExampleProvider, type ExampleProvider } from '../engines/identity-provider.ts';
import { desk, newContext, newPage, noBrowser, openBrowser, phone, type ContextOptions } from './browser.ts';
import { findInMessage, linkTo, sixDigits } from './outbox.ts';
import { logIn, register } from './person.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

/** Refused codes, and sessions that are over, are answers the console speaks of. */
const refusals = [/400 \(Bad Request\)/, /401 \(Unauthorized\)/];

describe.skipIf(noBrowser)(`getting in${noBrowser ? ` (${noBrowser})` : ''}`, () => {
  let server: ServerProcess;
  let provider: ExampleProvider;
  let browser: Browser;
  beforeAll(async () => {
    server = await serverProcess();
    await server.stop();
    provider = await startExampleProvider(['google', 'x'].map((name) => `${server.url}/api/client/sign-in/${name}/callback`));
    await server.start(provider.environment);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await provider.close();
    await server.remove();
  });
  /** What the consoles called errors: something broke, or the content policy forbade it. */
  const told: string[][] = [];
  const opened = async (options: ContextOptions): Promise<Page> => {
    const { page, errors } = await newPage(await newContext(browser, options), refusals);
    told.push(errors);
    return page;
  };
  const at = (page: Page, path: string) => page.goto(server.url + path);
  const greeted = (page: Page, name: string) => page.getByText(new RegExp(`(Bonjour|Hello) ${name}`)).first().waitFor();

  it('an address is confirmed by the code of its mail, on a phone', async () => {
    const page = await opened({ viewport: phone });
    const email = await register(page, server.url);
    await at(page, '/app/profile');
    await page.getByRole('link', { name: 'Saisir le code' }).click();
    const code = await findInMessage(server.dataDir, email, sixDigits);
    const wrong = code === '000000' ? '111111' : '000000';
    await page.getByLabel('Code à six chiffres').fill(wrong);
    await page.getByText('Ce code ne correspond pas').waitFor();
    await page.getByLabel('Code à six chiffres').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByText('Votre adresse est confirmée.').first().waitFor();
    await page.getByRole('link', { name: 'Retour à vos pensées' }).click();
    await page.getByLabel('Écrire une pensée').waitFor();
  });

  it('an address is confirmed by the link of its mail, on another device, in English', async () => {
    const page = await opened({ viewport: desk });
    const email = await register(page, server.url);
    const link = await findInMessage(server.dataDir, email, linkTo('/verify/email'));
    const elsewhere = await opened({ viewport: desk, language: 'en' });
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: 'Confirm my address' }).click();
    await elsewhere.getByRole('heading', { name: 'Your address is confirmed.' }).waitFor();
    expect(elsewhere.url()).toBe(`${server.url}/verify/email`);
    await at(page, '/app/profile');
    await page.getByText('Adresse confirmée').waitFor();
  });

  it.each([['a phone', phone], ['a desk', desk]] as const)('a forgotten password is replaced on %s, and an open page says that its session ended', async (_name, viewport) => {
    const open = await opened({ viewport });
    const email = await register(open, server.url);
    await open.goto(await findInMessage(server.dataDir, email, linkTo('/verify/email')));
    await open.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await open.getByRole('link', { name: 'Retour à vos pensées' }).click();
    await open.getByLabel('Écrire une pensée').fill('Une phrase à moitié');
    await open.waitForTimeout(600);

    const page = await opened({ viewport });
    await at(page, '/login');
    await page.getByRole('link', { name: 'Oublié' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await page.getByText('Si un compte existe').waitFor();
    await page.goto(await findInMessage(server.dataDir, email, linkTo('/forgot-password')));
    await page.getByLabel('Nouveau mot de passe').fill('un verger sous la neige');
    await page.getByLabel('Confirmation du mot de passe').fill('autre chose');
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await page.getByText('Les mots de passe ne correspondent pas !').waitFor();
    await page.getByLabel('Confirmation du mot de passe').fill('un verger sous la neige');
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await page.getByRole('heading', { name: 'C’est fait.' }).waitFor();
    expect(page.url()).toBe(`${server.url}/forgot-password`);

    // Nobody touches the other page: its socket is cut, and it leaves by itself.
    await open.waitForURL(`${server.url}/`);
    await open.getByText('Votre session a pris fin.').waitFor();
    expect(await open.evaluate(() => Object.keys(localStorage).filter((key) => ['token', 'userType', 'userId', 'userInfo', 'favorites'].includes(key)))).toEqual([]);
    await logIn(open, server.url, { email, password: 'un verger sous la neige' });
    await expect.poll(() => open.getByLabel('Écrire une pensée').inputValue()).toBe('Une phrase à moitié');
  });

  it.each([
    { name: 'Google', options: { viewport: phone, language: 'fr' }, button: 'Continuer avec Google', refusal: "L'authentification Google a échoué. Veuillez réessayer." },
    { name: 'X', options: { viewport: desk, language: 'en' }, button: 'Continue with X', refusal: 'X authentication failed. Please try again.' },
  ] as const)('$name lets somebody in, and says when it does not', async ({ name, options, button, refusal }) => {
    provider.becomes({ subject: `subject-at-${name}`, name: 'Camille', email: `camille-${name}@example.org`, emailVerified: true });
    const page = await opened(options);
    await at(page, `/api/client/sign-in/${name.toLowerCase()}/callback?error=access_denied&state=foreign`);
    await page.getByText(refusal).waitFor();
    expect(page.url()).toBe(`${server.url}/login`);
    await page.getByRole('link', { name: button }).click();
    await page.waitForURL('**/app');
    await greeted(page, 'Camille');
  });

  it('a phone number lets somebody in, who is asked a name, and a friend is thanked for them', async () => {
    const friend = await opened({ viewport: phone });
    await register(friend, server.url);
    await at(friend, '/app/profile');
    const link = await friend.getByText(/\/register\?ref=/).textContent();

    const page = await opened({ viewport: desk, language: 'en' });
    await page.goto(link ?? '');
    await page.getByText('Someone close to you invites you.').waitFor();
    await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
    await page.getByLabel('Phone number').fill('06 39 98 12 34');
    await page.getByRole('button', { name: 'Rather by text message' }).click();
    await page.getByRole('button', { name: 'Get a code by text message' }).click();
    await page.getByText('+33 6 •• •• •• 34').waitFor();
    await page.getByLabel('Six-digit code').fill(await findInMessage(server.dataDir, '+33639981234', sixDigits));
    await page.getByLabel('First name').fill('Malo');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/app');
    await greeted(page, 'Malo');

    await friend.reload();
    await friend.getByRole('listitem').filter({ hasText: 'Malo' }).waitFor();
  });

  it('none of these broke anything', () => expect(told.flat()).toEqual([]));
});
