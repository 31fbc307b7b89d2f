import { adminNoticeTextIn } from '@ecrin/contracts/admin-notification/admin-notice-text.ts';
import {
  adminNotification,
  adminNotificationSettings,
  type AdminNotification,
} from '@ecrin/domain/admin-notification/admin-notification.aggregate.ts';
import { adminNoticeTraits } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { renderMail } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import type { MessageContext, MessageWriter } from '#messages/message-writer.ts';
import { findAdmin } from '../find-admin.ts';

/** To an active administrator who still wants mail of that kind and has not read it in the app. */
export const adminNotificationMail: MessageWriter<'admin-notification'> = async (
  { adminId, notificationId },
  writing,
) => {
  const { state: posted } = await loadAggregate(writing.events, adminNotification, { id: notificationId });
  if (posted.status === 'not-posted' || !(await isWanted(writing, adminId, posted))) return null;
  const known = await findAdmin(writing, adminId);
  if (known?.entry.status !== 'active' || known.entry.email === null) return null;
  const language = known.own.language ?? known.entry.language;
  const { title, body, link } = adminNoticeTextIn(language, posted.notice);
  const url = writing.publicUrl + link;
  return renderMail(known.entry.email, language, mailTexts[language].adminNotification({ title, body, url }));
};

type Posted = Extract<AdminNotification, Readonly<{ status: 'posted' }>>;

const isWanted = async (
  { events }: Pick<MessageContext, 'events'>,
  adminId: string,
  { notice, unread }: Posted,
): Promise<boolean> => {
  const { state } = await loadAggregate(events, adminNotificationSettings, { id: adminId });
  const wanted = state.settings[adminNoticeTraits[notice.about].kind];
  const isRead = wanted['in-app'] && !unread;
  return wanted.mail && !isRead;
};
