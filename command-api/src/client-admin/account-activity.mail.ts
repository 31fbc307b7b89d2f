import type { Language } from '@ecrin/domain/kernel/language.ts';
import { findAccount } from '#account/find-accounts.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageContext, MessageWriter } from '#messages/message-writer.ts';

type Templates = Readonly<Record<Language, (url: string) => MailTemplate>>;

const deactivated: Templates = {
  fr: (url) => ({
    subject: 'Votre compte Écrin est désactivé',
    paragraphs: [
      'L’assistance d’Écrin a désactivé votre compte. Vos appareils sont déconnectés, et personne ne peut y entrer. Rien n’est perdu : vos pensées et vos enregistrements restent gardés.',
      'En attendant, vos rappels, vos orbes automatiques et vos notifications sont retenus.',
    ],
    link: { label: 'Pour le rouvrir, ou pour savoir pourquoi, écrivez à qui tient ce service :', url },
    closing: [],
  }),
  en: (url) => ({
    subject: 'Your Écrin account has been deactivated',
    paragraphs: [
      'Écrin’s support has deactivated your account. Your devices have been signed out, and nobody can sign in to it. Nothing is lost: your thoughts and your recordings are kept.',
      'In the meantime, your reminders, your automatic orbs and your notifications are held back.',
    ],
    link: { label: 'To have it reopened, or to ask why, write to whoever runs this service:', url },
    closing: [],
  }),
};

const reactivated: Templates = {
  fr: (url) => ({
    subject: 'Votre compte Écrin est de nouveau ouvert',
    paragraphs: [
      'L’assistance d’Écrin a rouvert votre compte. Rien n’a été perdu ; vos rappels et vos orbes reprennent.',
    ],
    link: { label: 'Vous pouvez vous reconnecter :', url },
    closing: [],
  }),
  en: (url) => ({
    subject: 'Your Écrin account is open again',
    paragraphs: ['Écrin’s support has reopened your account. Nothing was lost; your reminders and your orbs carry on.'],
    link: { label: 'You can sign in again:', url },
    closing: [],
  }),
};

/** `path`: of the page it leads to. */
type Telling = Readonly<{ clientId: string; active: boolean; templates: Templates; path: '/login' | '/legal' }>;

/** Nothing where the account is otherwise by now, or has no proved address. */
const tellOwner = async ({ clientId, active, templates, path }: Telling, writing: MessageContext) => {
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email || account.active !== active) return null;
  return renderMail(account.email, account.language, templates[account.language](`${writing.publicUrl}${path}`));
};

export const accountDeactivatedMail: MessageWriter<'account-deactivated'> = ({ clientId }, writing) =>
  tellOwner({ clientId, active: false, templates: deactivated, path: '/legal' }, writing);

export const accountReactivatedMail: MessageWriter<'account-reactivated'> = ({ clientId }, writing) =>
  tellOwner({ clientId, active: true, templates: reactivated, path: '/login' }, writing);
