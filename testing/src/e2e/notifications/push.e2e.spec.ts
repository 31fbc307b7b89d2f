import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import webPush from 'web-push';
import { startFakePushService } from '#fakes/push-service.ts';
import type { ApiClient } from '#kits/api-client.ts';
import { manualClockProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import {
  openBrowserPush,
  systemNotifications,
  stubPushSubscription,
  clickSystemNotification,
} from '../kit/browser-push.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn, type PageOptions } from '../kit/e2e-suite.ts';
import { timeInParis } from '../kit/time-in-paris.ts';
import { storageStateOf, toast } from '../kit/user-actions.ts';

const minute = 60_000;

/** Every day at an instant's time, in ms since 1970. */
const setReminder = async (api: ApiClient, at: number): Promise<void> => {
  const schedule = { frequency: 'daily', ...timeInParis(at) };
  const { status } = await api.call('POST', '/reminders', {
    body: {
      reminderId: v7(),
      title: 'Trois lignes avant de dormir',
      description: null,
      schedule,
      timeZone: 'Europe/Paris',
      subject: null,
    },
  });
  expect(status).toBe(200);
};

const keys = webPush.generateVAPIDKeys();
const startServer = async () => {
  const pushes = await startFakePushService();
  const server = await manualClockProcess({
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:bonjour@exemple.fr',
    PUSH_ENDPOINTS_ALLOWED: pushes.origin,
  });
  return { ...server, pushes, remove: () => Promise.all([server.remove(), pushes.close()]).then(() => undefined) };
};

e2eSuiteOn(startServer)('pushes', ({ person, open, server }) => {
  /** The last push of the fake service for this device, once it received so many. */
  const received = async (device: string, count: number): Promise<string> => {
    const mine = () =>
      server()
        .pushes.received()
        .filter((push) => push.device === device);
    await expect.poll(() => mine().length).toBe(count);
    expect(server().pushes.faults()).toEqual([]);
    return String(mine().at(-1)?.text);
  };

  /** A client whose browser may show notifications, and subscribes with the fake service. No page is open yet. */
  const subscriber = async (opening: PageOptions = {}) => {
    const someone = await person({
      at: 'about:blank',
      permissions: ['notifications'],
      serviceWorkers: 'allow',
      ...opening,
    });
    const device = v7();
    await stubPushSubscription(someone.page, server().pushes.subscribe(device, keys.publicKey));
    return { ...someone, device };
  };

  const listed = async (page: Page, words: RegExp): Promise<void> =>
    page.getByRole('listitem').filter({ hasText: 'celui-ci' }).getByText(words).waitFor();

  it('are enabled by a tap with an explanation, and appear in the visible page as a toast that links to the list', async () => {
    const { page, device } = await subscriber();
    await page.addInitScript(() => localStorage.setItem('pushOff', 'yes'));
    await page.goto('/app/profile/notifications');
    await page.getByText('Vos rappels vous parviennent à l’heure').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Recevoir sur cet appareil' }).click();
    await page.getByText('Cet appareil reçoit vos notifications.').waitFor();
    await listed(page, /rien reçu pour l’instant/);
    expect(await page.evaluate(() => localStorage.getItem('pushToken'))).toContain('endpoint');

    await Promise.all([
      toast(page, 'Notification d’essai').waitFor(),
      page.getByRole('button', { name: 'Envoyer un test' }).click(),
    ]);
    await page.getByText(/: envoyé$/).waitFor();
    const text = await received(device, 1);
    expect(JSON.parse(text)).toMatchObject({
      title: 'Une notification vous attend',
      body: null,
      link: '/app/notifications',
    });
    const arriving = await openBrowserPush(page, server().url);
    await arriving.deliver(text);
    await page.getByText(/: arrivé,/).waitFor();
    await listed(page, /^Dernière notification reçue/);
    // The socket had delivered it already: shown once.
    expect(await toast(page, 'Une notification vous attend').count()).toBe(0);
    await arriving.deliver(text);
    await toast(page, 'Une notification vous attend').getByRole('button', { name: 'Voir' }).click();
    await page.waitForURL('/app/notifications');
    expect(await systemNotifications(page)).toEqual([]);
  });

  it('show a reminder as a system notification with its actions; « Fait » reaches the server', async () => {
    const { page, api, device } = await subscriber({ viewport: desk });
    await page.goto('/app');
    // Automatically, once the service worker is ready, since permission was granted.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pushToken'))).toContain('endpoint');
    await page.goto('/app/profile/notifications');
    await page.getByText('Cet appareil reçoit vos notifications.').waitFor();
    await page.getByRole('radio', { name: /^Toujours/ }).check();
    await page.getByRole('switch', { name: 'Montrer mes mots hors d’Écrin' }).click();
    await setReminder(api, server().now() + 2 * minute);
    const arriving = await openBrowserPush(page, server().url);
    server().advanceClock(2 * minute);
    const text = await received(device, 1);
    expect(JSON.parse(text)).toMatchObject({
      actions: [
        { action: 'done', title: 'Fait' },
        { action: '10-minutes', title: '10 min' },
        { action: 'tomorrow', title: 'Demain' },
      ],
    });
    // No page is visible now.
    await page.goto('/about');
    await arriving.deliver(text);
    // This browser shows two of the three.
    await expect.poll(() => systemNotifications(page)).toEqual(['Trois lignes avant de dormir · Fait · 10 min']);
    await arriving.deliver(text);
    await page.waitForTimeout(300);
    expect(await systemNotifications(page)).toHaveLength(1);
    await clickSystemNotification(page, 'done');
    await expect.poll(() => systemNotifications(page)).toEqual([]);
    await page.goto('/app/notifications');
    await page
      .getByRole('article')
      .filter({ hasText: 'Trois lignes' })
      .getByText(/^Fait,/)
      .waitFor();
  });

  it('are turned off on this device, stay off after a reload, and are removed with the session', async () => {
    const { page } = await subscriber();
    await page.goto('/app/profile/notifications');
    await page.getByText('Cet appareil reçoit vos notifications.').waitFor();
    await page.getByRole('button', { name: 'Ne plus recevoir ici' }).click();
    await page.getByRole('button', { name: 'Recevoir sur cet appareil' }).waitFor();
    await page.reload();
    await page.waitForTimeout(2_500);
    await page.getByText('Aucun appareil ne reçoit vos notifications.').waitFor();
    await page.getByRole('button', { name: 'Recevoir sur cet appareil' }).click();
    await page.getByText('Cet appareil reçoit vos notifications.').waitFor();
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('/');
    expect(await page.evaluate(() => localStorage.getItem('pushToken'))).toBeNull();
  });

  it('are offered next to the first reminder, once; a browser that refuses, or an iPhone, shows what to do', async () => {
    const { page, api } = await person({ permissions: [], serviceWorkers: 'allow' });
    await setReminder(api, server().now() + 2 * minute);
    await page.goto('/app/profile/reminders');
    await page.getByRole('heading', { name: 'Recevoir vos rappels à l’heure' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Non merci' }).click();
    await page.reload();
    await page.getByRole('article', { name: /Trois lignes/ }).waitFor();
    expect(await page.getByRole('heading', { name: 'Recevoir vos rappels à l’heure' }).count()).toBe(0);

    const { page: refused } = await person({ at: '/app/profile/notifications' });
    await refused.getByText('Ce navigateur bloque les notifications d’Écrin.').waitFor();
    expect(await axeViolations(refused)).toEqual([]);

    const apple = await open({
      hasTouch: true,
      at: '/app/profile/notifications',
      permissions: [],
      ...(await storageStateOf(refused)),
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1',
    });
    await apple.getByText(/Sur l’écran d’accueil/).waitFor();
    expect(await apple.getByRole('button', { name: 'Recevoir sur cet appareil' }).count()).toBe(0);
    expect(await axeViolations(apple)).toEqual([]);
  });
});
