import type { Browser, Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { startPushEndpoint, type PushEndpoint } from '../engines/push-endpoint.ts';
import { desk, newPage, noBrowser, openBrowser, phone } from './browser.ts';
import { pushInBrowser, shownBySystem, subscribeWith, tapOnShown, type PushInBrowser } from './push-in-browser.ts';
import { register, sameSession } from './person.ts';
import { sameByApi } from './same-by-api.ts';
import { clockedProcess } from './server-process.ts';
import { violations } from './violations.ts';

const minute = 60_000;
const toast = (page: Page, words: string) => page.locator('[aria-live="polite"] li').filter({ hasText: words });
/** Lets the browser show notifications, or leaves that to be asked. */
const contextOf = (browser: Browser, permissions: string[], viewport: typeof phone | typeof desk = phone) =>
  browser.newContext({ viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce', ...(permissions.length > 0 && { permissions }) });

/** Every day in two minutes, on the clock of the pages. */
const setReminder = async (page: Page, url: string): Promise<void> => {
  const time = new Intl.DateTimeFormat('fr', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' }).format(new Date(Date.now() + 2 * minute));
  const [hour, ofHour] = time.split(':').map(Number);
  const schedule = { frequency: 'daily', hour, minute: ofHour };
  const { status } = await (await sameByApi(page, url)).call('POST', '/reminders', {
    body: { reminderId: v7(), title: 'Trois lignes avant de dormir', description: null, schedule, timeZone: 'Europe/Paris', subject: null },
  });
  expect(status).toBe(200);
};

describe.skipIf(noBrowser)(`pushes${noBrowser ? ` (${noBrowser})` : ''}`, () => {
  const keys = webPush.generateVAPIDKeys();
  let server: Awaited<ReturnType<typeof clockedProcess>>;
  let pushes: PushEndpoint;
  let browser: Browser;
  beforeAll(async () => {
    pushes = await startPushEndpoint();
    server = await clockedProcess({
      VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, VAPID_SUBJECT: 'mailto:bonjour@exemple.fr', PUSH_ENDPOINTS_ALLOWED: pushes.origin,
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.remove();
    await pushes.close();
  });

  /** What the service of ours got last for this device, once it got so many. */
  const received = async (device: string, count: number): Promise<string> => {
    const mine = () => pushes.received().filter((push) => push.device === device);
    await expect.poll(() => mine().length, { timeout: 10_000 }).toBe(count);
    expect(pushes.faults()).toEqual([]);
    return String(mine().at(-1)?.text);
  };

  const listed = async (page: Page, words: RegExp): Promise<void> => page.getByRole('listitem').filter({ hasText: 'celui-ci' }).getByText(words).waitFor();

  it('are asked for by a tap with its reason, and reach the page that is looked at as a toast that leads to the list', async () => {
    const { page, errors } = await newPage(await contextOf(browser, ['notifications']));
    await subscribeWith(page, pushes.subscribe('phone', keys.publicKey));
    await page.addInitScript(() => localStorage.setItem('pushOff', 'yes'));
    await register(page, server.url);
    await page.goto(`${server.url}/app/profile/notifications`);
    await page.getByText('Vos rappels vous parviennent à l’heure').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Recevoir sur cet appareil' }).click();
    await page.getByText('Cet appareil reçoit vos notifications.').waitFor();
    await listed(page, /rien reçu encore/);
    expect(await page.evaluate(() => localStorage.getItem('pushToken'))).toContain('endpoint');

    await page.getByRole('button', { name: 'Envoyer un test' }).click();
    await page.getByText(/: parti$/).waitFor();
    const text = await received('phone', 1);
    expect(JSON.parse(text)).toMatchObject({ title: 'Une notification vous attend', body: null, link: '/app/notifications' });
    const arriving: PushInBrowser = await pushInBrowser(page, server.url);
    await toast(page, 'Notification d’essai').waitFor();
    await arriving.deliver(text);
    await page.getByText(/: arrivé,/).waitFor();
    await listed(page, /^Dernière arrivée/);
    // The socket had said it already: once is enough.
    expect(await toast(page, 'Une notification vous attend').count()).toBe(0);
    await arriving.deliver(text);
    await toast(page, 'Une notification vous attend').getByRole('button', { name: 'Voir' }).click();
    await page.waitForURL('**/app/notifications');
    expect(await shownBySystem(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('show a reminder by the system with its actions; « Fait » reaches the server', async () => {
    const { page, errors } = await newPage(await contextOf(browser, ['notifications'], desk));
    await subscribeWith(page, pushes.subscribe('desk', keys.publicKey));
    await register(page, server.url);
    // By itself, 1 s after load, since it may.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pushToken')), { timeout: 10_000 }).toContain('endpoint');
    await page.goto(`${server.url}/app/profile/notifications`);
    await page.getByText('Cet appareil reçoit vos notifications.').waitFor();
    await page.getByRole('radio', { name: /^Toujours/ }).check();
    await page.getByRole('switch', { name: 'Montrer mes mots hors d’Écrin' }).click();
    await setReminder(page, server.url);
    const arriving = await pushInBrowser(page, server.url);
    server.passes(2 * minute);
    const text = await received('desk', 1);
    expect(JSON.parse(text)).toMatchObject({ actions: [{ action: 'done', title: 'Fait' }, { action: '10-minutes', title: '10 min' }, { action: 'tomorrow', title: 'Demain' }] });
    // Nobody looks at a page of one's own now.
    await page.goto(`${server.url}/about`);
    await arriving.deliver(text);
    // This browser draws two of the three.
    await expect.poll(() => shownBySystem(page)).toEqual(['Trois lignes avant de dormir · Fait · 10 min']);
    await arriving.deliver(text);
    await page.waitForTimeout(300);
    expect(await shownBySystem(page)).toHaveLength(1);
    await tapOnShown(page, 'done');
    await expect.poll(() => shownBySystem(page)).toEqual([]);
    await page.goto(`${server.url}/app/notifications`);
    await page.getByRole('article').filter({ hasText: 'Trois lignes' }).getByText(/^Fait,/).waitFor();
    expect(errors).toEqual([]);
  });

  it('are turned off here, stay off after a reload, and are forgotten with the session', async () => {
    const { page } = await newPage(await contextOf(browser, ['notifications']));
    await subscribeWith(page, pushes.subscribe('elsewhere', keys.publicKey));
    await register(page, server.url);
    await page.goto(`${server.url}/app/profile/notifications`);
    await page.getByText('Cet appareil reçoit vos notifications.').waitFor();
    await page.getByRole('button', { name: 'Ne plus recevoir ici' }).click();
    await page.getByRole('button', { name: 'Recevoir sur cet appareil' }).waitFor();
    await page.reload();
    await page.waitForTimeout(2_500);
    await page.getByText('Aucun appareil ne reçoit vos notifications.').waitFor();
    await page.getByRole('button', { name: 'Recevoir sur cet appareil' }).click();
    await page.getByText('Cet appareil reçoit vos notifications.').waitFor();
    await page.goto(`${server.url}/app/profile`);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL(`${server.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('pushToken'))).toBeNull();
  });

  it('are offered beside the first reminder, once; a browser that refuses, or an iPhone, says what to do', async () => {
    const { page } = await newPage(await contextOf(browser, []));
    await register(page, server.url);
    await setReminder(page, server.url);
    await page.goto(`${server.url}/app/profile/reminders`);
    await page.getByRole('heading', { name: 'Vous prévenir à l’heure' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Non merci' }).click();
    await page.reload();
    await page.getByRole('article', { name: /Trois lignes/ }).waitFor();
    expect(await page.getByRole('heading', { name: 'Vous prévenir à l’heure' }).count()).toBe(0);

    const { page: refused } = await newPage(await contextOf(browser, ['microphone']));
    await register(refused, server.url);
    await refused.goto(`${server.url}/app/profile/notifications`);
    await refused.getByText('Ce navigateur bloque les notifications d’Écrin.').waitFor();
    expect(await violations(refused)).toEqual([]);

    const iphone = await browser.newContext({ viewport: phone, locale: 'en-GB', hasTouch: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1' });
    const { page: apple } = await newPage(iphone);
    await sameSession(refused, apple);
    await apple.goto(`${server.url}/app/profile/notifications`);
    await apple.getByText('choose “Add to Home Screen”, then “Add”').waitFor();
    expect(await apple.getByRole('button', { name: 'Receive on this device' }).count()).toBe(0);
    expect(await violations(apple)).toEqual([]);
  });
});
