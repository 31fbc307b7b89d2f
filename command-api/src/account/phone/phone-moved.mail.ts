import type { Language } from '@ecrin/domain/kernel/language.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { findAccount } from '../find-accounts.ts';

const templates: Readonly<Record<Language, (url: string) => MailTemplate>> = {
  fr: (url) => ({
    subject: 'Votre numéro a changé de compte',
    paragraphs: [
      'Quelqu’un a confirmé, pour un autre compte Écrin, le numéro de téléphone que vous aviez donné. Vous ne l’aviez pas confirmé depuis plus de 90 jours\u00a0: il n’ouvre plus votre compte. Vos autres façons d’entrer n’ont pas changé.',
    ],
    link: { label: 'Si ce numéro est toujours le vôtre, ajoutez-le de nouveau dans votre profil\u00a0:', url },
    closing: ['Sinon, il n’y a rien à faire.'],
  }),
  en: (url) => ({
    subject: 'Your number has moved to another account',
    paragraphs: [
      'Somebody has confirmed, for another Écrin account, the phone number you had given. You had not confirmed it for more than 90 days, so it no longer opens your account. Your other ways to sign in have not changed.',
    ],
    link: { label: 'If the number is still yours, add it to your profile again:', url },
    closing: ['If not, there is nothing to do.'],
  }),
};

/** To the previous holder, if they have a proved address; nothing while the number still is theirs. */
export const phoneMovedMail: MessageWriter<'phone-moved'> = async ({ clientId, phoneHash }, writing) => {
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email || account.phone?.phoneHash === phoneHash) return null;
  return renderMail(account.email, account.language, templates[account.language](`${writing.publicUrl}/app/profile`));
};
