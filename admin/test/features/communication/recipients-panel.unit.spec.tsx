// @vitest-environment happy-dom
import type { BroadcastRecipient } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecipientsPanel } from '#features/communication/recipients-panel.tsx';
import { showAt, stubAdminApi } from '#test/page.fixtures.tsx';

const recipientOf = (firstname: string, its: Partial<BroadcastRecipient>): BroadcastRecipient => ({
  client: { clientId: firstname, firstname, lastname: null, code: 'ABCD2345' },
  channels: ['push'],
  stage: 'posted',
  unsubscribed: false,
  blocked: [],
  ...its,
});
const gone = { channel: 'push', reason: 'device-unsubscribed' };

const open = (items: () => readonly BroadcastRecipient[], pollingInterval = 0) => {
  stubAdminApi(() => ({ items: items(), nextCursor: null }));
  return showAt('/admin/communication/b', () => <RecipientsPanel broadcastId="b" pollingInterval={pollingInterval} />);
};
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

it('each recipient has how far the message got and, where it did not, why', async () => {
  await open(() => [
    recipientOf('Anne', { blocked: [gone] }),
    recipientOf('Bruno', { channels: ['push', 'mail'], blocked: [gone] }),
    recipientOf('Chloé', { channels: ['push', 'mail'], stage: 'delivered', blocked: [gone] }),
    recipientOf('Denis', { channels: ['mail'], blocked: [{ channel: 'mail', reason: 'refused' }] }),
    recipientOf('Ève', {}),
  ]);
  await screen.findByRole('table', { name: 'À qui' });
  const why = 'Téléphone\u00A0: appareil désabonné';
  expect(rows().slice(1)).toEqual([
    ['Anne, ABCD2345', 'téléphone', 'Pas parti', why],
    // The other way may still reach them.
    ['Bruno, ABCD2345', 'téléphone et e-mail', 'Pas encore parti', why],
    ['Chloé, ABCD2345', 'téléphone et e-mail', 'Remis', why],
    ['Denis, ABCD2345', 'e-mail', 'Pas parti', 'E-mail\u00A0: refusé par le service'],
    ['Ève, ABCD2345', 'téléphone', 'Pas encore parti', ''],
  ]);
});

it('that it is opened is shown while one looks', async () => {
  let stage: BroadcastRecipient['stage'] = 'delivered';
  await open(() => [recipientOf('Anne', { stage })], 20);
  await screen.findByText('Remis');
  stage = 'opened';
  await screen.findByText('Ouvert');
});
