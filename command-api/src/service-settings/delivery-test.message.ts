import type { AdminPushPayload } from '@ecrin/contracts/admin-notification/admin-notification.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { MailMessage, PhoneMessage } from '@ecrin/platform/ports/courier.ts';
import { renderMail } from '#messages/mail-template.ts';

const words = {
  fr: {
    subject: 'Un essai d’Écrin',
    body: 'Ceci est un essai, demandé dans les réglages du service. Il n’y a rien à faire.',
    link: 'Revenir aux réglages :',
  },
  en: {
    subject: 'A test from Écrin',
    body: 'This is a test, requested in the service settings. There is nothing to do.',
    link: 'Back to the settings:',
  },
} as const satisfies Record<Language, unknown>;

/** To an administrator who tries whether mail arrives. */
export const testMail = (to: string, language: Language, url: string): MailMessage => {
  const { subject, body, link } = words[language];
  return renderMail(to, language, { subject, paragraphs: [body], link: { label: link, url }, closing: [] });
};

/** To a telephone; a template of WhatsApp says a code, so it has one that opens nothing. */
export const testPhoneMessage = (channel: PhoneMessage['channel'], to: string, language: Language): PhoneMessage => ({
  channel,
  to,
  text: `Écrin. ${words[language].body}`,
  code: '000000',
  language,
});

/** To one device; what it says is on its screen, also while the page is open. */
export const testPushOf = (notificationId: string, language: Language) => {
  const { subject: title, body } = words[language];
  const payload: AdminPushPayload = { notificationId, title, body, link: '/admin/settings', language };
  return { payload, urgency: 'high' } as const;
};
