import { defineMessage } from 'react-intl';

export const passwordMessages = {
  forgotTitle: defineMessage({ id: 'account.forgot.title', defaultMessage: 'Mot de passe oublié', description: 'Title of the forgotten-password screen' }),
  forgotText: defineMessage<{ mail: boolean }>({
    id: 'account.forgot.text',
    defaultMessage: 'Indiquez votre adresse : {mail, select, true {nous vous envoyons un lien} other {un lien est préparé, que donne qui exploite ce serveur,}} pour choisir un nouveau mot de passe.',
    description: 'Under that title',
  }),
  sendLink: defineMessage<{ mail: boolean }>({ id: 'account.forgot.send', defaultMessage: '{mail, select, true {Envoyer} other {Préparer}} le lien', description: 'Button that asks for the link' }),
  linkSentHint: defineMessage({ id: 'account.forgot.sent.hint', defaultMessage: 'Le message peut mettre une minute. Pensez aux courriers indésirables.', description: 'Under it' }),
  otherAddress: defineMessage({ id: 'account.forgot.other', defaultMessage: 'Essayer une autre adresse', description: 'Button back to the field' }),
  remembered: defineMessage({ id: 'account.remembered', defaultMessage: 'Vous vous en souvenez ?', description: 'Before the link to the login screen: the password is remembered after all' }),
  resetTitle: defineMessage({ id: 'account.reset.title', defaultMessage: 'Un nouveau mot de passe', description: 'Title of the screen behind the mailed link' }),
  resetText: defineMessage({
    id: 'account.reset.text',
    defaultMessage: 'Par sécurité, tous vos appareils seront déconnectés, et Google, X ou votre téléphone seront à relier de nouveau.',
    description: 'Under that title',
  }),
  reset: defineMessage({ id: 'account.reset', defaultMessage: 'Enregistrer le mot de passe', description: 'Button of that screen' }),
  resetDone: defineMessage({ id: 'account.reset.done', defaultMessage: 'C’est fait.', description: 'Title once the new password counts' }),
  resetDoneText: defineMessage({
    id: 'account.reset.done.text',
    defaultMessage: 'Votre mot de passe est changé et tous vos appareils sont déconnectés. Connectez-vous avec le nouveau.',
    description: 'Under it',
  }),
  linkWorn: defineMessage({ id: 'account.reset.worn', defaultMessage: 'Le lien a déjà servi ou a expiré ?', description: 'Before the link that asks for another mail' }),
  newLink: defineMessage({ id: 'account.reset.again', defaultMessage: 'En demander un autre', description: 'Link to the forgotten-password screen' }),
  linkSent: defineMessage<{ email: string; mail: boolean }>({
    id: 'account.forgot.sent',
    defaultMessage:
      'Si un compte existe pour <b>{email}</b>, {mail, select, true {un lien vous y attend} other {un lien est prêt\u00A0; ce serveur n’envoie pas d’e-mails, demandez-le à qui l’exploite}}.',
    description: 'After asking; the same whether or not an account exists',
  }),
  confirmation: defineMessage({ id: 'account.confirmation', defaultMessage: 'Confirmation du mot de passe', description: 'Field' }),
};
