import type { ErasureAsker } from '@ecrin/domain/client/client-erasure.events.ts';
import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { longDayOf } from '#messages/long-day.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageWriter } from '#messages/message-writer.ts';

/** `due`: null when it is not waited for. `by`: an administrator’s proposal was confirmed by another one. `url`: where the certificate is. */
type Told = Readonly<{ number: string; code: string; due: string | null; by: ErasureAsker; url: string }>;

/** Signing in undoes each until then. */
const waited: Readonly<Record<Language, Readonly<Record<ErasureAsker, (due: string) => string>>>> = {
  fr: {
    person: (due) =>
      `Vous avez demandé que votre compte soit effacé. Il le sera le ${due}, avec tout ce qu’il contient. Vos appareils sont déconnectés. Jusque-là, il suffit de vous reconnecter pour que rien ne soit effacé.`,
    administrator: (due) =>
      `Une personne qui administre Écrin avait proposé d’effacer votre compte\u202f; une autre l’a confirmé. Il sera effacé le ${due}, avec tout ce qu’il contient. Vos appareils sont déconnectés. Jusque-là, il suffit de vous reconnecter pour que rien ne soit effacé.`,
  },
  en: {
    person: (due) =>
      `You asked for your account to be erased. It will be on ${due}, with everything in it. Your devices have been signed out. Until then, all it takes is to sign in again, and nothing will be erased.`,
    administrator: (due) =>
      `Somebody who administers Écrin had proposed to erase your account; somebody else has confirmed it. It will be erased on ${due}, with everything in it. Your devices have been signed out. Until then, all it takes is to sign in again, and nothing will be erased.`,
  },
};
const notYou: Readonly<Record<Language, Readonly<Record<ErasureAsker, string>>>> = {
  fr: {
    person: 'Si ce n’était pas vous, connectez-vous dès maintenant, puis choisissez un nouveau mot de passe.',
    administrator: 'Si vous voulez garder votre compte, connectez-vous dès maintenant.',
  },
  en: {
    person: 'If it was not you, sign in now, then choose a new password.',
    administrator: 'If you want to keep your account, sign in now.',
  },
};

type Templates = Readonly<Record<Language, (told: Told) => MailTemplate>>;

const templates: Templates = {
  fr: ({ number, code, due, by, url }) => ({
    subject: due ? 'Votre compte Écrin sera effacé' : 'Votre compte Écrin est effacé',
    paragraphs: [
      due
        ? waited.fr[by](due)
        : 'Vous avez demandé que votre compte soit effacé tout de suite, avec tout ce qu’il contient. Vos appareils sont déconnectés, et rien ne peut plus revenir en arrière.',
      `Une attestation dira ce qui a été cherché et trouvé, partout où vos mots étaient gardés. Elle porte le numéro ${number}\u202f; gardez ce message, car le code ci-dessous permet de la retrouver\u00a0:`,
    ],
    code,
    link: { label: 'L’attestation se trouvera ici\u00a0:', url },
    closing: due ? [notYou.fr[by]] : [],
  }),
  en: ({ number, code, due, by, url }) => ({
    subject: due ? 'Your Écrin account will be erased' : 'Your Écrin account is being erased',
    paragraphs: [
      due
        ? waited.en[by](due)
        : 'You asked for your account to be erased at once, with everything in it. Your devices have been signed out, and nothing can be undone any more.',
      `A certificate will say what was looked for and found, everywhere your words were kept. Its number is ${number}; keep this message, as the code below lets you find it again:`,
    ],
    code,
    link: { label: 'The certificate will be here:', url },
    closing: due ? [notYou.en[by]] : [],
  }),
};

/** Nothing where it was withdrawn, or the account has no proved address. */
export const erasureAskedMail: MessageWriter<'erasure-asked'> = async ({ clientId }, writing) => {
  const { state } = await loadAggregate(writing.events, client, { id: clientId });
  if (state.status === 'unknown' || !state.erasure) return null;
  const account: RegisteredClient = state.status === 'closed' ? state.before : state;
  if (!account.emailProved || !account.email) return null;
  const { number, askedAt, dueAt, by } = state.erasure;
  const { language } = account;
  const code = writing.erasure.codeFor(number);
  const told = {
    number,
    code,
    due: dueAt === askedAt ? null : longDayOf(language, dueAt),
    by,
    // What stands after # is never sent to a server.
    url: `${writing.publicUrl}/attestation#${new URLSearchParams({ number, code }).toString()}`,
  };
  return renderMail(account.email, language, templates[language](told));
};
