import type { Language } from '@ecrin/domain/kernel/language.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { findAccount } from '../find-accounts.ts';

const names = { google: 'Google', x: 'X' } as const;

const templates: Readonly<Record<Language, (provider: string, url: string) => MailTemplate>> = {
  fr: (provider, url) => ({
    subject: `${provider} ouvre désormais votre compte`,
    paragraphs: [
      `${provider} ouvre désormais votre compte Écrin, comme vos autres façons d’entrer. Quelqu’un, sans doute vous, l’a lié\u00a0: depuis votre profil, ou en entrant par ${provider} avec cette adresse.`,
    ],
    link: { label: 'Si ce n’était pas vous, choisissez un nouveau mot de passe dès maintenant\u00a0:', url },
    closing: ['Si c’était vous, il n’y a rien à faire. Vous pouvez le retirer dans votre profil.'],
  }),
  en: (provider, url) => ({
    subject: `${provider} now opens your account`,
    paragraphs: [
      `${provider} now opens your Écrin account, like your other ways to sign in. Somebody, probably you, has linked it: from your profile, or by signing in with ${provider} and this address.`,
    ],
    link: { label: 'If it was not you, choose a new password now:', url },
    closing: ['If it was you, there is nothing to do. You can remove it from your profile.'],
  }),
};

/** To the account's proved address; nothing while the account does not list it. */
export const identityLinkedMail: MessageWriter<'identity-linked'> = async (
  { clientId, provider, identityHash },
  writing,
) => {
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email || account.identities[provider] !== identityHash) return null;
  return renderMail(
    account.email,
    account.language,
    templates[account.language](names[provider], `${writing.publicUrl}/forgot-password`),
  );
};
