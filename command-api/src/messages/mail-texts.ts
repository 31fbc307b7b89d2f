import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { MailTemplate } from './mail-template.ts';

/** An account under an address. `firstname` null: none that may be shown. `thoughts`: how many. `url`: of the page that sets its new password. */
export type AccountToReset = Readonly<{
  firstname: string | null;
  registeredAt: string;
  thoughts: number;
  url: string;
}>;

/** The texts of each mail. None greets by a name: an attacker who registers with somebody else’s address chooses that name. */
type MailTexts = Readonly<{
  proveEmail: (code: string, url: string) => MailTemplate;
  alreadyRegistered: (url: string) => MailTemplate;
  forgottenPassword: (accounts: readonly AccountToReset[]) => MailTemplate;
  passwordChanged: (url: string) => MailTemplate;
  emailChangeAsked: (url: string) => MailTemplate;
  /** `url`: of the page that says who runs the service. */
  emailChanged: (url: string) => MailTemplate;
  /** `title`, `body`: the person’s own where they allow it. `unsubscribeUrl`: turns these mails off. */
  notification: (
    notice: Readonly<{ title: string; body: string | null; url: string; unsubscribeUrl: string }>,
  ) => MailTemplate;
  /** To an administrator; `url`: of the page it leads to. */
  adminNotification: (notice: Readonly<{ title: string; body: string; url: string }>) => MailTemplate;
  /** To the administrator who wrote it. */
  broadcastTest: (text: Readonly<{ title: string; body: string; url: string }>) => MailTemplate;
}>;

const dayOf = (instant: string): string => instant.slice(0, 10).split('-').reverse().join('/');
const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;
const nameOf = {
  fr: ({ firstname, registeredAt, thoughts }: AccountToReset): string =>
    `${firstname ?? 'Écrin'}, ouvert le ${dayOf(registeredAt)}, ${thoughts === 0 ? 'aucune pensée' : plural(thoughts, 'pensée', 'pensées')}`,
  en: ({ firstname, registeredAt, thoughts }: AccountToReset): string =>
    `${firstname ?? 'Écrin'}, opened on ${dayOf(registeredAt)}, ${thoughts === 0 ? 'no thoughts' : plural(thoughts, 'thought', 'thoughts')}`,
} as const;

const french: MailTexts = {
  proveEmail: (code, url) => ({
    subject: 'Votre code Écrin',
    paragraphs: [
      'Pour confirmer que cette adresse est bien la vôtre, saisissez ce code dans la page qui vous l’a demandé. Il est valable 5 minutes.',
    ],
    code,
    link: { label: 'Ou ouvrez ce lien, valable 24 heures :', url },
    closing: [
      'Si vous n’avez rien demandé, ne faites rien : quelqu’un a sans doute saisi votre adresse par erreur. Ne donnez ce code à personne.',
    ],
  }),
  alreadyRegistered: (url) => ({
    subject: 'Vous avez déjà un compte Écrin',
    paragraphs: [
      'Quelqu’un, peut-être vous, vient de donner cette adresse pour un compte Écrin. Elle est déjà celle de votre compte.',
    ],
    link: { label: 'Se connecter, ou choisir un nouveau mot de passe :', url },
    closing: ['Si ce n’était pas vous, ne faites rien : votre compte n’a pas changé.'],
  }),
  forgottenPassword: (accounts) => ({
    subject: 'Choisir un nouveau mot de passe',
    paragraphs: [
      accounts.length > 1
        ? 'Plusieurs écrins sont ouverts sous cette adresse. Chaque lien permet de choisir un nouveau mot de passe pour l’un d’eux ; il est valable 30 minutes et ne sert qu’une fois.'
        : 'Vous avez oublié votre mot de passe ? Ce lien vous permet d’en choisir un nouveau. Il est valable 30 minutes et ne sert qu’une fois.',
    ],
    choices: accounts.map((account) => ({
      label: accounts.length > 1 ? `${nameOf.fr(account)} :` : 'Choisir un nouveau mot de passe :',
      url: account.url,
    })),
    closing: ['Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.'],
  }),
  passwordChanged: (url) => ({
    subject: 'Votre mot de passe a changé',
    paragraphs: [
      'Le mot de passe de votre compte Écrin vient de changer, et vos autres appareils ont été déconnectés.',
    ],
    link: { label: 'Si ce n’était pas vous, choisissez-en un autre dès maintenant :', url },
    closing: [
      'Si c’était vous, il n’y a rien à faire. Si vous avez utilisé un lien reçu par e-mail, il vous faudra relier de nouveau Google, X et votre téléphone dans votre profil.',
    ],
  }),
  emailChangeAsked: (url) => ({
    subject: 'Une autre adresse est demandée pour votre compte',
    paragraphs: [
      'Une autre adresse a été demandée pour votre compte Écrin. Elle remplacera celle-ci dès qu’elle sera confirmée.',
    ],
    link: { label: 'Si ce n’était pas vous, choisissez un nouveau mot de passe dès maintenant :', url },
    closing: ['Si c’était vous, il n’y a rien à faire.'],
  }),
  emailChanged: (url) => ({
    subject: 'Votre compte a une nouvelle adresse',
    paragraphs: [
      'Votre compte Écrin a désormais une autre adresse. Celle-ci n’ouvre plus rien et ne recevra plus de message.',
    ],
    link: { label: 'Si ce n’était pas vous, dites-le à qui tient ce service :', url },
    closing: [],
  }),
  notification: ({ title, body, url, unsubscribeUrl }) => ({
    subject: title,
    paragraphs: [body ?? 'Vous saurez de quoi il s’agit en ouvrant Écrin.'],
    link: { label: 'Ouvrir Écrin :', url },
    closing: ['Ce message vous parvient parce que les e-mails sont activés dans vos réglages de notifications.'],
    unsubscribe: { label: 'Ne plus recevoir ces e-mails :', url: unsubscribeUrl },
  }),
  adminNotification: ({ title, body, url }) => ({
    subject: title,
    paragraphs: [body],
    link: { label: 'Ouvrir l’administration :', url },
    closing: ['Ces e-mails se règlent dans l’administration, à la page des notifications.'],
  }),
  broadcastTest: ({ title, body, url }) => ({
    subject: title,
    paragraphs: [body],
    link: { label: 'Ouvrir Écrin\u00a0:', url },
    closing: [
      'Ceci est un essai, envoyé à cette seule adresse. Un client y trouve aussi de quoi ne plus recevoir ces e-mails.',
    ],
  }),
};

const english: MailTexts = {
  proveEmail: (code, url) => ({
    subject: 'Your Écrin code',
    paragraphs: [
      'To confirm that this address is yours, enter this code on the page that asked for it. It is valid for 5 minutes.',
    ],
    code,
    link: { label: 'Or open this link, valid for 24 hours:', url },
    closing: [
      'If you did not ask for it, do nothing: someone has probably typed your address by mistake. Do not give this code to anyone.',
    ],
  }),
  alreadyRegistered: (url) => ({
    subject: 'You already have an Écrin account',
    paragraphs: [
      'Someone, perhaps you, has just used this address to open an Écrin account. It already belongs to your account.',
    ],
    link: { label: 'Sign in, or choose a new password:', url },
    closing: ['If it was not you, do nothing: your account has not changed.'],
  }),
  forgottenPassword: (accounts) => ({
    subject: 'Choose a new password',
    paragraphs: [
      accounts.length > 1
        ? 'Several Écrin accounts are open under this address. Each link lets you choose a new password for one of them; it works once, for 30 minutes.'
        : 'Forgot your password? This link lets you choose a new one. It works once, for 30 minutes.',
    ],
    choices: accounts.map((account) => ({
      label: accounts.length > 1 ? `${nameOf.en(account)}:` : 'Choose a new password:',
      url: account.url,
    })),
    closing: ['If you did not ask for it, do nothing: your password stays the same.'],
  }),
  passwordChanged: (url) => ({
    subject: 'Your password has changed',
    paragraphs: ['The password of your Écrin account has just changed, and your other devices have been signed out.'],
    link: { label: 'If it was not you, choose another one now:', url },
    closing: [
      'If it was you, there is nothing to do. If you used a link sent by e-mail, you will need to link Google, X and your phone again in your profile.',
    ],
  }),
  emailChangeAsked: (url) => ({
    subject: 'Another address has been requested for your account',
    paragraphs: [
      'Another address has been requested for your Écrin account. It will replace this one as soon as it is confirmed.',
    ],
    link: { label: 'If it was not you, choose a new password now:', url },
    closing: ['If it was you, there is nothing to do.'],
  }),
  emailChanged: (url) => ({
    subject: 'Your account has a new address',
    paragraphs: [
      'Your Écrin account now has another address. This one no longer opens anything, and will receive no more messages.',
    ],
    link: { label: 'If it was not you, write to whoever runs this service:', url },
    closing: [],
  }),
  notification: ({ title, body, url, unsubscribeUrl }) => ({
    subject: title,
    paragraphs: [body ?? 'Open Écrin to see what it is about.'],
    link: { label: 'Open Écrin:', url },
    closing: ['You are receiving this message because e-mails are turned on in your notification settings.'],
    unsubscribe: { label: 'Stop receiving these e-mails:', url: unsubscribeUrl },
  }),
  adminNotification: ({ title, body, url }) => ({
    subject: title,
    paragraphs: [body],
    link: { label: 'Open the back-office:', url },
    closing: ['You can choose these e-mails on the notifications page of the back-office.'],
  }),
  broadcastTest: ({ title, body, url }) => ({
    subject: title,
    paragraphs: [body],
    link: { label: 'Open Écrin:', url },
    closing: ['This is a test, sent to you only. Clients will also find a way to stop receiving these e-mails.'],
  }),
};

export const mailTexts: Readonly<Record<Language, MailTexts>> = { fr: french, en: english };
