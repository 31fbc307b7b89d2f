import { linkOfSubject } from '@ecrin/contracts/notification/notification-link.ts';
import { notificationTextOutside } from '@ecrin/contracts/notification/notification-text.ts';
import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { needsDelivery } from '@ecrin/domain/notification/delivery/needs-delivery.ts';
import { isMeantFor } from '@ecrin/domain/notification/delivery/plan-delivery.ts';
import { notificationSettings } from '@ecrin/domain/notification/notification-settings.aggregate.ts';
import {
  notification,
  outcomeKey,
  type PostedNotification,
} from '@ecrin/domain/notification/notification.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { findAccount } from '#account/find-accounts.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import type { MessageWriter, MessageContext } from '#messages/message-writer.ts';

type Wanted = Readonly<{ posted: PostedNotification; account: RegisteredClient; words: boolean }>;

/** To a proved address, while the person still wants mail of that kind and has not seen it elsewhere; once. */
export const notificationMail: MessageWriter<'notification'> = async ({ clientId, notificationId }, writing) => {
  const wanted = await stillWanted(writing, clientId, notificationId);
  if (!wanted?.account.emailProved || !wanted.account.email) return null;
  const ticket = writing.notificationTickets.issue({ notificationId, deviceId: null }, writing.now);
  const { email, language } = wanted.account;
  return {
    ...renderMail(email, language, mailTemplateOf(wanted, writing.publicUrl, ticket)),
    // One-click unsubscribe for mail programs (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${writing.publicUrl}/api/client/unsubscriptions?ticket=${ticket}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

const stillWanted = async (
  writing: MessageContext,
  clientId: string,
  notificationId: string,
): Promise<Wanted | null> => {
  const { state: posted } = await loadAggregate(writing.events, notification, { id: notificationId });
  if (
    !needsDelivery(posted, writing.now) ||
    posted.ownerId !== clientId ||
    posted.outcomes.includes(outcomeKey('sent', { channel: 'mail' }))
  )
    return null;
  const {
    state: { settings },
  } = await loadAggregate(writing.events, notificationSettings, { id: clientId });
  const isWanted = settings.general && settings.kinds[posted.kind].mail && isMeantFor('mail', posted.broadcast);
  const account = isWanted ? await findAccount(writing, clientId) : null;
  return account && { posted, account, words: settings.words };
};

const mailTemplateOf = (
  { posted, account: { language }, words }: Wanted,
  publicUrl: string,
  ticket: string,
): MailTemplate => {
  const { title, body } = notificationTextOutside(language, posted, words);
  return mailTexts[language].notification({
    title,
    body,
    url: publicUrl + linkOfSubject(posted.subject),
    unsubscribeUrl: `${publicUrl}/verify/unsubscribe#ticket=${ticket}`,
  });
};
