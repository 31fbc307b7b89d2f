import { defineMessage } from 'react-intl';

export const securityMessages = {
  password: defineMessage({
    id: 'security.password',
    defaultMessage: 'Mot de passe',
    description: 'Part of the profile screen',
  }),
  passwordText: defineMessage({
    id: 'security.password.text',
    defaultMessage: 'Le changer ferme vos sessions sur les autres appareils.',
    description: 'Under the password title',
  }),
  change: defineMessage({
    id: 'security.password.change',
    defaultMessage: 'Changer le mot de passe',
    description: 'Button that opens the form',
  }),
  keep: defineMessage({
    id: 'security.password.keep',
    defaultMessage: 'Enregistrer le mot de passe',
    description: 'Button that sends the form',
  }),
  cancel: defineMessage({
    id: 'security.password.cancel',
    defaultMessage: 'Annuler',
    description: 'Button that closes the password form',
  }),
  current: defineMessage({
    id: 'security.password.current',
    defaultMessage: 'Mot de passe actuel',
    description: 'Field',
  }),
  wanted: defineMessage({ id: 'security.password.new', defaultMessage: 'Nouveau mot de passe', description: 'Field' }),
  wantedHint: defineMessage({
    id: 'security.password.hint',
    defaultMessage: 'Au moins 8 caractères. Une phrase convient très bien.',
    description: 'Under the new password',
  }),
  confirmation: defineMessage({
    id: 'security.password.confirmation',
    defaultMessage: 'Confirmation du nouveau mot de passe',
    description: 'Field',
  }),
  required: defineMessage({
    id: 'security.password.required',
    defaultMessage: 'Ce champ est obligatoire.',
    description: 'Refusal of an empty field',
  }),
  mismatch: defineMessage({
    id: 'security.password.mismatch',
    defaultMessage: 'Les mots de passe ne correspondent pas !',
    description: 'Refusal when the new password and its confirmation differ',
  }),
  changed: defineMessage({
    id: 'security.password.changed',
    defaultMessage: 'Votre mot de passe est changé',
    description: 'Short message once the password is changed',
  }),
  show: defineMessage({
    id: 'security.password.show',
    defaultMessage: 'Afficher le mot de passe',
    description: 'Button inside a password field',
  }),
  hide: defineMessage({
    id: 'security.password.hide',
    defaultMessage: 'Masquer le mot de passe',
    description: 'Button inside a password field',
  }),
  sessions: defineMessage({
    id: 'security.sessions',
    defaultMessage: 'Vos appareils',
    description: 'Title of the list of open sessions',
  }),
  sessionsText: defineMessage({
    id: 'security.sessions.text',
    defaultMessage:
      'Là où votre compte est ouvert. Un appareil que vous ne connaissez pas\u202f? Déconnectez-le, puis changez votre mot de passe.',
    description: 'Under that title',
  }),
  sessionsMissing: defineMessage({
    id: 'security.sessions.missing',
    defaultMessage: 'Impossible de charger la liste.',
    description: 'When the sessions cannot be fetched',
  }),
  sessionsLoading: defineMessage({
    id: 'security.sessions.loading',
    defaultMessage: 'Chargement de vos appareils',
    description: 'While the sessions are fetched',
  }),
  retry: defineMessage({
    id: 'security.retry',
    defaultMessage: 'Réessayer',
    description: 'Button that fetches the sessions again',
  }),
  device: defineMessage<{ browser: string; system: string }>({
    id: 'security.device',
    defaultMessage: '{browser} sur {system}',
    description: 'A device: its browser and its system, e.g. Firefox on Android',
  }),
  deviceUnknown: defineMessage({
    id: 'security.device.unknown',
    defaultMessage: 'Appareil inconnu',
    description: 'A device that does not say what it is',
  }),
  thisDevice: defineMessage({
    id: 'security.session.current',
    defaultMessage: 'Cet appareil',
    description: 'Marks the session this page is in',
  }),
  lastUsed: defineMessage<{ since: string; moment: string }>({
    id: 'security.session.last-used',
    defaultMessage: 'Connecté le {since}. Dernière activité le {moment}.',
    description: 'When a device was signed in and last used, e.g. 02/01/2026, 09:00',
  }),
  end: defineMessage({
    id: 'security.session.end',
    defaultMessage: 'Déconnecter',
    description: 'Button that ends the session of one device',
  }),
  endOf: defineMessage<{ device: string }>({
    id: 'security.session.end.of',
    defaultMessage: 'Déconnecter {device}',
    description: 'Its accessible name',
  }),
  ended: defineMessage({
    id: 'security.session.ended',
    defaultMessage: 'L’appareil est déconnecté',
    description: 'Short message once a device is signed out',
  }),
  endOthers: defineMessage({
    id: 'security.sessions.end-others',
    defaultMessage: 'Déconnecter tous les autres',
    description: 'Button that ends all other sessions',
  }),
  endOthersTitle: defineMessage({
    id: 'security.sessions.end-others.title',
    defaultMessage: 'Déconnecter tous les autres appareils ?',
    description: 'Question before it',
  }),
  endOthersText: defineMessage({
    id: 'security.sessions.end-others.text',
    defaultMessage: 'Seul celui-ci restera connecté.',
    description: 'Under the question',
  }),
  stay: defineMessage({ id: 'security.stay', defaultMessage: 'Annuler', description: 'Button that ends nothing' }),
  othersEnded: defineMessage({
    id: 'security.sessions.others-ended',
    defaultMessage: 'Les autres appareils sont déconnectés',
    description: 'Short message once they are',
  }),
};
