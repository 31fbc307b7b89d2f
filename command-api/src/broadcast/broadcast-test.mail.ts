import { appPaths } from '@ecrin/contracts/notification/notification-link.ts';
import { broadcast, type ExistingBroadcast } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { MailMessage } from '@ecrin/platform/ports/courier.ts';
import { findAdmin } from '#admin/find-admin.ts';
import { renderMail } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import type { MessageWriter } from '#messages/message-writer.ts';

/** As a client gets it, to an administrator who is still active; there is nothing to unsubscribe from. */
export const broadcastTestMail: MessageWriter<'broadcast-test'> = async (
  { adminId, broadcastId, language },
  { events, publicUrl },
) => {
  const [{ state }, admin] = await Promise.all([
    loadAggregate(events, broadcast, { id: broadcastId }),
    findAdmin({ events }, adminId),
  ]);
  const address = admin?.entry.status === 'active' ? admin.entry.email : null;
  return state.status === 'absent' || address === null ? null : testMailOf(state, { address, language, publicUrl });
};

type Addressed = Readonly<{ address: string; language: Language; publicUrl: string }>;

const testMailOf = (
  { words, plan: { opens } }: ExistingBroadcast,
  { address, language, publicUrl }: Addressed,
): MailMessage | null => {
  const text = words?.[language];
  const url = publicUrl + (opens === null ? '/app/notifications' : appPaths[opens]);
  return text ? renderMail(address, language, mailTexts[language].broadcastTest({ ...text, url })) : null;
};
