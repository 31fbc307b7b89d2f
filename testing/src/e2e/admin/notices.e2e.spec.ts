import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import webPush from 'web-push';
import { startFakePushService } from '#fakes/push-service.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { openBrowserPush, stubPushSubscription, systemNotifications } from '../kit/browser-push.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { toast } from '../kit/user-actions.ts';

const keys = webPush.generateVAPIDKeys();
const startServer = async () => {
  const pushes = await startFakePushService();
  const server = await embeddedProcess({
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:bonjour@exemple.fr',
    PUSH_ENDPOINTS_ALLOWED: pushes.origin,
  });
  return { ...server, pushes, remove: () => Promise.all([server.remove(), pushes.close()]).then(() => undefined) };
};

e2eSuiteOn(startServer, { each: true })('what administrators are told', ({ open, person, server }) => {
  it('arrives in the bell of an open page, without a reload', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    const { api } = await person();
    const request = { requestId: v7(), subject: { kind: 'help' }, words: 'Comment exporter mes pensées ?' };
    expect((await api.call('POST', '/requests', { body: request })).status).toBe(200);
    await toast(ada, 'Une demande d’aide est arrivée').waitFor();
    await ada.getByRole('link', { name: /^Notifications.*1 non lue/u }).click();
    await ada.getByText('Elle attend une réponse.').waitFor();
    await ada.getByRole('button', { name: 'Tout marquer comme lu' }).click();
    await ada.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  });

  it('goes to a device that subscribed, which is tried from the settings', async () => {
    const ada = await open({
      viewport: desk,
      permissions: ['notifications'],
      serviceWorkers: 'allow',
      expected: [/409/],
    });
    const device = v7();
    await stubPushSubscription(ada, server().pushes.subscribe(device, keys.publicKey));
    await createFirstAdmin(ada, server());
    await ada.goto('/admin/settings');
    const pushes = ada.getByRole('listitem').filter({ hasText: 'Notifications sur les appareils' });
    await pushes.getByRole('button', { name: 'M’envoyer un essai' }).click();
    await pushes.getByText(/^Aucun de vos appareils ne reçoit de notifications/).waitFor();

    await ada.goto('/admin/notifications');
    await ada.getByRole('button', { name: 'Recevoir sur cet appareil' }).click();
    await ada.getByText('Cet appareil recevra vos notifications').waitFor();
    await ada.getByRole('listitem').filter({ hasText: 'celui-ci' }).waitFor();
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    await ada.setViewportSize(desk);

    await ada.goto('/admin/settings');
    await pushes.getByRole('button', { name: 'M’envoyer un essai' }).click();
    await pushes.getByText(/^Remis pour Chrome/).waitFor();
    const [push] = server().pushes.received();
    expect(JSON.parse(String(push?.text))).toMatchObject({ title: 'Un essai d’Écrin', link: '/admin/settings' });
    const arriving = await openBrowserPush(ada, server().url);
    await arriving.deliver(String(push?.text));
    await expect.poll(() => systemNotifications(ada)).toEqual(['Un essai d’Écrin']);

    await ada.goto('/admin/notifications');
    await ada.getByRole('button', { name: /^Retirer Chrome/ }).click();
    await ada.getByText('Cet appareil ne recevra plus rien').waitFor();
    await ada.getByRole('button', { name: 'Recevoir sur cet appareil' }).waitFor();
    expect(await axeViolations(ada)).toEqual([]);
  });
});
