import { defineMessage } from 'react-intl';

export const accountMessages = {
  title: defineMessage({
    id: 'account.title',
    defaultMessage: 'Votre compte',
    description: 'Title of one’s own account page',
  }),
  loading: defineMessage({
    id: 'account.loading',
    defaultMessage: 'Chargement de votre compte',
    description: 'While it is fetched',
  }),
  password: defineMessage({
    id: 'account.password',
    defaultMessage: 'Mot de passe',
    description: 'Part of the account page',
  }),
  passwordText: defineMessage({
    id: 'account.password.text',
    defaultMessage: 'Le changer ferme vos sessions sur les autres appareils.',
    description: 'Under that title',
  }),
  change: defineMessage({
    id: 'account.password.change',
    defaultMessage: 'Changer le mot de passe',
    description: 'Button that opens the form',
  }),
  ownPassword: defineMessage({
    id: 'account.password.own',
    defaultMessage: 'Choisissez votre mot de passe',
    description: 'Title of the page of an administrator whose password another one chose',
  }),
  ownPasswordText: defineMessage({
    id: 'account.password.own.text',
    defaultMessage: 'Celui avec lequel vous venez d’entrer vous a été remis : quelqu’un d’autre le connaît.',
    description: 'Under that title',
  }),
  logOut: defineMessage({
    id: 'account.password.log-out',
    defaultMessage: 'Se déconnecter',
    description: 'Button on that page',
  }),
  current: defineMessage({
    id: 'account.password.current',
    defaultMessage: 'Mot de passe actuel',
    description: 'Field',
  }),
  wanted: defineMessage({ id: 'account.password.new', defaultMessage: 'Nouveau mot de passe', description: 'Field' }),
  wantedHint: defineMessage({
    id: 'account.password.hint',
    defaultMessage: 'Au moins 8 caractères. Une phrase convient très bien.',
    description: 'Under the new password',
  }),
  confirmation: defineMessage({
    id: 'account.password.confirmation',
    defaultMessage: 'Confirmation du nouveau mot de passe',
    description: 'Field',
  }),
  keep: defineMessage({
    id: 'account.password.keep',
    defaultMessage: 'Enregistrer',
    description: 'Button that sends the form',
  }),
  cancel: defineMessage({
    id: 'account.cancel',
    defaultMessage: 'Annuler',
    description: 'Button that changes nothing',
  }),
  changed: defineMessage({
    id: 'account.password.changed',
    defaultMessage: 'Votre mot de passe est changé',
    description: 'Short message once it is',
  }),
  sessions: defineMessage({
    id: 'account.sessions',
    defaultMessage: 'Vos appareils',
    description: 'Title of the list of open sessions',
  }),
  sessionsText: defineMessage({
    id: 'account.sessions.text',
    defaultMessage: 'Là où votre compte est ouvert.',
    description: 'Under that title',
  }),
  sessionsLoading: defineMessage({
    id: 'account.sessions.loading',
    defaultMessage: 'Chargement de vos appareils',
    description: 'While the sessions are fetched',
  }),
  sessionsMissing: defineMessage({
    id: 'account.sessions.missing',
    defaultMessage: 'La liste n’a pas pu être chargée.',
    description: 'When the sessions cannot be fetched',
  }),
  device: defineMessage<{ browser: string; system: string }>({
    id: 'account.device',
    defaultMessage: '{browser} sur {system}',
    description: 'A device: its browser and its system, e.g. Firefox on Android',
  }),
  deviceUnknown: defineMessage({
    id: 'account.device.unknown',
    defaultMessage: 'Appareil inconnu',
    description: 'A device that does not say what it is',
  }),
  thisDevice: defineMessage({
    id: 'account.session.current',
    defaultMessage: 'Cet appareil',
    description: 'Marks the session this page is in',
  }),
  lastUsed: defineMessage<{ since: string; moment: string }>({
    id: 'account.session.last-used',
    defaultMessage: 'Connecté le {since}. Dernière activité le {moment}.',
    description: 'When a device was signed in and last used, e.g. 02/01/2026, 09:00',
  }),
  end: defineMessage({
    id: 'account.session.end',
    defaultMessage: 'Déconnecter',
    description: 'Button that ends the session of one device',
  }),
  endOf: defineMessage<{ device: string }>({
    id: 'account.session.end.of',
    defaultMessage: 'Déconnecter {device}',
    description: 'Its accessible name',
  }),
  ended: defineMessage({
    id: 'account.session.ended',
    defaultMessage: 'L’appareil est déconnecté',
    description: 'Short message once a device is signed out',
  }),
  endOthers: defineMessage({
    id: 'account.sessions.end-others',
    defaultMessage: 'Déconnecter tous les autres',
    description: 'Button that ends all other sessions',
  }),
  endOthersTitle: defineMessage({
    id: 'account.sessions.end-others.title',
    defaultMessage: 'Déconnecter tous les autres appareils ?',
    description: 'Question before it',
  }),
  endOthersText: defineMessage({
    id: 'account.sessions.end-others.text',
    defaultMessage: 'Seul celui-ci restera connecté.',
    description: 'Under the question',
  }),
  othersEnded: defineMessage({
    id: 'account.sessions.others-ended',
    defaultMessage: 'Les autres appareils sont déconnectés',
    description: 'Short message once they are',
  }),
  appearance: defineMessage({
    id: 'account.appearance',
    defaultMessage: 'Apparence',
    description: 'Choice of light or dark',
  }),
  auto: defineMessage({
    id: 'account.appearance.auto',
    defaultMessage: 'Comme l’appareil',
    description: 'Follow the device',
  }),
  light: defineMessage({
    id: 'account.appearance.light',
    defaultMessage: 'Claire',
    description: 'Light scheme; agrees with « apparence »',
  }),
  dark: defineMessage({ id: 'account.appearance.dark', defaultMessage: 'Sombre', description: 'Dark scheme' }),
};
