import type { CourierMessage } from '@ecrin/platform/ports/courier.ts';
import { emailChangeAskedMail, emailChangedMail } from '../client/email-change.mail.ts';
import { forgottenPasswordMail } from '../client/forgotten-password.mail.ts';
import { passwordChangedMail } from '../client/password-changed.mail.ts';
import { proveEmailMail } from '../client/prove-email.mail.ts';
import type { ApiServices } from '../http/api-services.ts';
import { notificationMail } from '../notification/notification.mail.ts';
import { phoneAddedMail } from '../phone/phone-added.mail.ts';
import { phoneCodeMessage } from '../phone/phone-code.message.ts';
import { phoneMovedMail } from '../phone/phone-moved.mail.ts';
import { identityLinkedMail } from '../social/identity-linked.mail.ts';
import type { QueuedMessage } from './queued-message.ts';
import type { MessageWriter, MessageContext } from './writer.ts';

/** One writer a kind; null: there is nothing to say to anybody. */
const writers: { readonly [Kind in QueuedMessage['kind']]: MessageWriter<Kind> } = {
  'prove-email': proveEmailMail,
  'forgotten-password': forgottenPasswordMail,
  'password-changed': passwordChangedMail,
  'email-change-asked': emailChangeAskedMail,
  'email-changed': emailChangedMail,
  'identity-linked': identityLinkedMail,
  'phone-code': phoneCodeMessage,
  'phone-added': phoneAddedMail,
  'phone-moved': phoneMovedMail,
  notification: notificationMail,
};

/** What goes out for a queued message, when its turn has come. */
export const createMessageWriter =
  (services: Omit<MessageContext, 'now'> & Pick<ApiServices, 'clock'>) =>
  (message: QueuedMessage): Promise<CourierMessage | null> => {
    // The kind chooses the writer; the compiler cannot follow that from a name to its message.
    const write = writers[message.kind] as MessageWriter<QueuedMessage['kind']>;
    return write(message, { ...services, now: services.clock.now().toISOString() });
  };
