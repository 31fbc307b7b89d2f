import { adminNoticeTextIn } from '@ecrin/contracts/admin-notification/admin-notice-text.ts';
import { adminNotification } from '@ecrin/domain/admin-notification/admin-notification.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { renderMail } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { findAdmin } from '../find-admin.ts';
import { isAdminNoticeWanted } from './wanted-notice.ts';

/** To an active administrator who still wants mail of that kind and has not read it in the app. */
export const adminNotificationMail: MessageWriter<'admin-notification'> = async (
  { adminId, notificationId },
  writing,
) => {
  const { state: posted } = await loadAggregate(writing.events, adminNotification, { id: notificationId });
  if (posted.status === 'not-posted' || !(await isAdminNoticeWanted(writing, posted, 'mail'))) return null;
  const known = await findAdmin(writing, adminId);
  if (known?.entry.status !== 'active' || known.entry.email === null) return null;
  const language = known.own.language ?? known.entry.language;
  const { title, body, link } = adminNoticeTextIn(language, posted.notice);
  const url = writing.publicUrl + link;
  return renderMail(known.entry.email, language, mailTexts[language].adminNotification({ title, body, url }));
};
