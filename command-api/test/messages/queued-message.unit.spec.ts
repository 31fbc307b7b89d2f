import { expect, it } from 'vitest';
import { receiverOf, type QueuedMessage } from '#messages/queued-message.ts';

const emailHash = 'hash';
it.each<[QueuedMessage, string]>([
  [{ kind: 'prove-email', clientId: 'claire' }, 'claire'],
  [{ kind: 'email-change-asked', clientId: 'claire', emailHash }, 'claire'],
  [{ kind: 'forgotten-password', emailHash }, emailHash],
  [{ kind: 'admin-notification', adminId: 'admin', notificationId: 'one' }, 'admin'],
  [
    {
      kind: 'phone-code',
      key: 'phone-code:claire',
      payload: null,
      phone: '+33612345678',
      channel: 'sms',
      language: 'fr',
    },
    'phone-code:claire',
  ],
])('given %o, then it is sent after the others to %s', (message, receiver) => {
  expect(receiverOf(message)).toBe(receiver);
});
