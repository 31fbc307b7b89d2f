import { emailChangeAskedMail, emailChangedMail } from '#account/email/email-change.mail.ts';
import { proveEmailMail } from '#account/email/prove-email.mail.ts';
import { newDeviceMail } from '#account/new-device/new-device.mail.ts';
import { passkeyAddedMail } from '#account/passkey/passkey-added.mail.ts';
import { forgottenPasswordMail } from '#account/password/forgotten-password.mail.ts';
import { passwordChangedMail } from '#account/password/password-changed.mail.ts';
import { phoneAddedMail } from '#account/phone/phone-added.mail.ts';
import { phoneCodeMessage } from '#account/phone/phone-code.message.ts';
import { phoneMovedMail } from '#account/phone/phone-moved.mail.ts';
import { identityLinkedMail } from '#account/social/identity-linked.mail.ts';
import { adminNotificationMail } from '#admin/notification/admin-notification.mail.ts';
import { adminNotificationPush } from '#admin/notification/admin-notification.push.ts';
import { factorChangedMail } from '#admin/second-factor/factor-changed.mail.ts';
import { broadcastTestMail } from '#broadcast/broadcast-test.mail.ts';
import { accountDeactivatedMail, accountReactivatedMail } from '#client-admin/account-activity.mail.ts';
import { erasureProposedMail } from '#erasure-proposal/erasure-proposed.mail.ts';
import { erasureAskedMail } from '#erasure/erasure-asked.mail.ts';
import type { ApiServices } from '#http/api-services.ts';
import { notificationMail } from '#notification/notification.mail.ts';
import type { MessageContext, MessageWriter, WrittenMessage } from './message-writer.ts';
import type { QueuedMessage } from './queued-message.ts';
import { findSentFor } from './sent-for.ts';

/** One writer per kind; null: nothing to send. */
const writers: { readonly [Kind in QueuedMessage['kind']]: MessageWriter<Kind> } = {
  'prove-email': proveEmailMail,
  'forgotten-password': forgottenPasswordMail,
  'password-changed': passwordChangedMail,
  'email-change-asked': emailChangeAskedMail,
  'email-changed': emailChangedMail,
  'identity-linked': identityLinkedMail,
  'new-device': newDeviceMail,
  'passkey-added': passkeyAddedMail,
  'phone-code': phoneCodeMessage,
  'phone-added': phoneAddedMail,
  'phone-moved': phoneMovedMail,
  'account-deactivated': accountDeactivatedMail,
  'account-reactivated': accountReactivatedMail,
  'erasure-asked': erasureAskedMail,
  'erasure-proposed': erasureProposedMail,
  notification: notificationMail,
  'admin-notification': adminNotificationMail,
  'admin-push': adminNotificationPush,
  'admin-factor-changed': factorChangedMail,
  'broadcast-test': broadcastTestMail,
};

/** Renders a queued message when it is due. Pushes from the queue are to administrators. */
export const createMessageWriter =
  (services: Omit<MessageContext, 'now'> & Pick<ApiServices, 'clock'>) =>
  async (message: QueuedMessage): Promise<WrittenMessage | null> => {
    // The kind selects the writer; the compiler cannot follow that from a name to its message.
    const write = writers[message.kind] as MessageWriter<QueuedMessage['kind']>;
    const writing = { ...services, now: services.clock.now().toISOString() };
    const written = await write(message, writing);
    if (written === null || written.channel === 'push') return written;
    return { ...written, sentFor: await findSentFor(message, writing) };
  };
