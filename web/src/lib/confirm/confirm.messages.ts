import { defineMessage } from 'react-intl';

export const confirmMessages = {
  title: defineMessage({ id: 'confirm.title', defaultMessage: 'Confirmez que c’est bien vous', description: 'Question before something grave' }),
  text: defineMessage({ id: 'confirm.text', defaultMessage: 'C’est demandé une fois, puis plus pendant dix minutes.', description: 'Under that title' }),
  byPasskey: defineMessage({ id: 'confirm.passkey', defaultMessage: 'Confirmer avec une clé d’accès', description: 'Button: the device asks' }),
  password: defineMessage({ id: 'confirm.password', defaultMessage: 'Votre mot de passe', description: 'Field' }),
  show: defineMessage({ id: 'confirm.password.show', defaultMessage: 'Afficher le mot de passe', description: 'Button inside a password field' }),
  hide: defineMessage({ id: 'confirm.password.hide', defaultMessage: 'Masquer le mot de passe', description: 'Button inside a password field' }),
  passwordMissing: defineMessage({ id: 'confirm.password.missing', defaultMessage: 'Écrivez votre mot de passe.', description: 'Refusal of an empty field' }),
  confirm: defineMessage({ id: 'confirm.send', defaultMessage: 'Confirmer', description: 'Button that sends the password' }),
  cancel: defineMessage({ id: 'confirm.cancel', defaultMessage: 'Annuler', description: 'Button' }),
  signInAgain: defineMessage({
    id: 'confirm.sign-in-again',
    defaultMessage: 'Votre compte n’a ni mot de passe ni clé d’accès\u00a0: reconnectez-vous, puis recommencez.',
    description: 'Where nothing else can confirm',
  }),
  signIn: defineMessage({ id: 'confirm.sign-in-again.go', defaultMessage: 'Me reconnecter', description: 'Button that signs out and leads to signing in' }),
};
