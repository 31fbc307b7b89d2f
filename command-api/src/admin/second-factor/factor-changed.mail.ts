import type { Language } from '@ecrin/domain/kernel/language.ts';
import { findPasskey } from '@ecrin/domain/passkey/passkeys.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import type { QueuedMessage } from '#messages/queued-message.ts';
import { findAdmin, type KnownAdmin } from '../find-admin.ts';

type Told = Extract<QueuedMessage, Readonly<{ kind: 'admin-factor-changed' }>>;
type Words = Readonly<{ subject: string; happened: string; changed: 'by-owner' | 'by-another' }>;

const words: Readonly<Record<Language, (told: Told) => Words>> = {
  fr: ({ factor, change }) => {
    if (change === 'reset')
      return {
        subject: 'Votre second facteur a été retiré',
        happened:
          'Une personne qui administre Écrin vient de retirer le second facteur de votre compte d’administration, avec ses clés d’accès. Vos appareils sont déconnectés.',
        changed: 'by-another',
      };
    const what = factor === 'passkey' ? 'Une clé d’accès' : 'Une application d’authentification';
    const done = change === 'added' ? 'ajoutée à' : 'retirée de';
    return {
      subject: `${what} a été ${done} votre compte`,
      happened: `${what} vient d’être ${done} votre compte d’administration d’Écrin.`,
      changed: 'by-owner',
    };
  },
  en: ({ factor, change }) => {
    if (change === 'reset')
      return {
        subject: 'Your second factor has been removed',
        happened:
          'Another administrator of Écrin has just removed the second factor of your back-office account, with its passkeys. Your devices have been signed out.',
        changed: 'by-another',
      };
    const what = factor === 'passkey' ? 'A passkey' : 'An authenticator app';
    const done = change === 'added' ? 'added to' : 'removed from';
    return {
      subject: `${what} has been ${done} your account`,
      happened: `${what} has just been ${done} your Écrin back-office account.`,
      changed: 'by-owner',
    };
  },
};

const closings: Readonly<Record<Language, Readonly<Record<Words['changed'], string>>>> = {
  fr: {
    'by-owner':
      'Si ce n’était pas vous, changez de mot de passe, déconnectez vos autres appareils, puis prévenez les autres personnes qui administrent le service.',
    'by-another': 'Si vous ne l’aviez pas demandé, prévenez les autres personnes qui administrent le service.',
  },
  en: {
    'by-owner':
      'If it was not you, change your password, sign your other devices out, then tell the other administrators of the service.',
    'by-another': 'If you did not ask for it, tell the other administrators of the service.',
  },
};
const labels = { fr: 'Ouvrir votre compte d’administration\u00a0:', en: 'Open your back-office account:' } as const;

const templateOf = (language: Language, told: Told, url: string): MailTemplate => {
  const { subject, happened, changed } = words[language](told);
  return {
    subject,
    paragraphs: [happened],
    link: { label: labels[language], url },
    closing: [closings[language][changed]],
  };
};

/** Whether the account is as the message says: it was queued before the event. */
const isSo = ({ factor, factorId, change }: Told, { own }: KnownAdmin): boolean => {
  if (change === 'reset') return own.factorId === null && own.passkeys.length === 0;
  const isThere = factor === 'passkey' ? Boolean(findPasskey(own.passkeys, factorId)) : own.factorId === factorId;
  return isThere === (change === 'added');
};

/** To whose account it is, whether they changed it or another administrator. */
export const factorChangedMail: MessageWriter<'admin-factor-changed'> = async (told, writing) => {
  const known = await findAdmin(writing, told.adminId);
  if (known?.entry.status !== 'active' || known.entry.email === null || !isSo(told, known)) return null;
  const language = known.own.language ?? known.entry.language;
  return renderMail(known.entry.email, language, templateOf(language, told, `${writing.publicUrl}/admin/account`));
};
