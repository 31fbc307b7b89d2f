import type { Language } from '@ecrin/domain/kernel/language.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { findAccount } from '../find-accounts.ts';

const templates: Readonly<Record<Language, (url: string) => MailTemplate>> = {
  fr: (url) => ({
    subject: 'Un téléphone ouvre désormais votre compte',
    paragraphs: [
      'Quelqu’un, sans doute vous, a ajouté un numéro de téléphone à votre compte Écrin. Un code envoyé à ce numéro l’ouvre désormais, comme vos autres façons d’entrer.',
    ],
    link: {
      label:
        'Si ce n’était pas vous, choisissez un nouveau mot de passe dès maintenant, puis retirez ce numéro dans votre profil\u00a0:',
      url,
    },
    closing: ['Si c’était vous, il n’y a rien à faire.'],
  }),
  en: (url) => ({
    subject: 'A phone now opens your account',
    paragraphs: [
      'Somebody, probably you, has added a phone number to your Écrin account. A code sent to that number now opens it, like your other ways to sign in.',
    ],
    link: { label: 'If it was not you, choose a new password now, then remove the number from your profile:', url },
    closing: ['If it was you, there is nothing to do.'],
  }),
};

/** To the account's proved address; nothing while the number is not theirs. The mail does not contain the number. */
export const phoneAddedMail: MessageWriter<'phone-added'> = async ({ clientId, phoneHash }, writing) => {
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email || account.phone?.phoneHash !== phoneHash) return null;
  return renderMail(
    account.email,
    account.language,
    templates[account.language](`${writing.publicUrl}/forgot-password`),
  );
};
