import type { Language } from '@ecrin/domain/kernel/language.ts';
import { findPasskey } from '@ecrin/domain/passkey/passkeys.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { findAccount } from '../find-accounts.ts';

const templates: Readonly<Record<Language, (url: string) => MailTemplate>> = {
  fr: (url) => ({
    subject: 'Une clé d’accès ouvre désormais votre compte',
    paragraphs: [
      'Une clé d’accès vient d’être ajoutée à votre compte Écrin. Elle l’ouvre depuis l’appareil qui la garde, sans adresse ni mot de passe.',
    ],
    link: { label: 'Si ce n’était pas vous, choisissez un nouveau mot de passe dès maintenant\u00a0:', url },
    closing: [
      'Puis retirez cette clé dans votre profil, à «\u00a0Sécurité\u00a0». Si c’était vous, il n’y a rien à faire.',
    ],
  }),
  en: (url) => ({
    subject: 'A passkey now opens your account',
    paragraphs: [
      'A passkey has just been added to your Écrin account. It opens it from the device that keeps it, without address or password.',
    ],
    link: { label: 'If it was not you, choose a new password now:', url },
    closing: ['Then remove this passkey from your profile, under “Security”. If it was you, there is nothing to do.'],
  }),
};

/** To the account's proved address; nothing while the account does not list it. */
export const passkeyAddedMail: MessageWriter<'passkey-added'> = async ({ clientId, passkeyId }, writing) => {
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email || !findPasskey(account.passkeys, passkeyId)) return null;
  return renderMail(
    account.email,
    account.language,
    templates[account.language](`${writing.publicUrl}/forgot-password`),
  );
};
