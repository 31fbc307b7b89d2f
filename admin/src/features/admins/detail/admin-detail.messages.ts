import { defineMessage } from 'react-intl';

export const adminDetailMessages = {
  facts: defineMessage({
    id: 'admins.facts',
    defaultMessage: 'Le compte',
    description: 'Heading of the facts about one administrator',
  }),
  created: defineMessage({ id: 'admins.created', defaultMessage: 'Créé le', description: 'Fact: a date follows' }),
  sessions: defineMessage({
    id: 'admins.sessions',
    defaultMessage: 'Sessions ouvertes',
    description: 'Fact: a number follows',
  }),
  edit: defineMessage({ id: 'admins.edit', defaultMessage: 'Modifier', description: 'Link to the form' }),
  changePassword: defineMessage({
    id: 'admins.change-password',
    defaultMessage: 'Changer le mot de passe',
    description: 'Link to the form',
  }),
  measures: defineMessage({
    id: 'admins.measures',
    defaultMessage: 'L’accès',
    description: 'Heading of what may be done about the access of one administrator',
  }),
  own: defineMessage({
    id: 'admins.own',
    defaultMessage: 'C’est votre compte. Sessions et second facteur se règlent dans « Votre compte ».',
    description: 'On one’s own page among the administrators',
  }),
  sessionsTitle: defineMessage({ id: 'admins.sessions.title', defaultMessage: 'Sessions', description: 'Measure' }),
  sessionsText: defineMessage({
    id: 'admins.sessions.text',
    defaultMessage: 'Les fermer toutes, sur tous les appareils.',
    description: 'Under it',
  }),
  sessionsNone: defineMessage({
    id: 'admins.sessions.none',
    defaultMessage: 'Aucune session ouverte.',
    description: 'Under it',
  }),
  endSessions: defineMessage({
    id: 'admins.sessions.end',
    defaultMessage: 'Fermer les sessions',
    description: 'Button and answer',
  }),
  endSessionsTitle: defineMessage({
    id: 'admins.sessions.end.title',
    defaultMessage: 'Fermer toutes ses sessions ?',
    description: 'Question',
  }),
  endSessionsText: defineMessage({
    id: 'admins.sessions.end.text',
    defaultMessage: 'Il faudra se reconnecter sur chaque appareil.',
    description: 'Under the question',
  }),
  sessionsEnded: defineMessage({
    id: 'admins.sessions.ended',
    defaultMessage: 'Ses sessions sont fermées',
    description: 'Short message',
  }),
  takeFactorWhen: defineMessage({
    id: 'admins.factor.take.when',
    defaultMessage: 'À retirer si la personne a perdu son appareil et ses codes de secours.',
    description: 'Under the measure',
  }),
  takeFactor: defineMessage({ id: 'admins.factor.take', defaultMessage: 'Retirer', description: 'Button and answer' }),
  takeFactorFull: defineMessage({
    id: 'admins.factor.take.full',
    defaultMessage: 'Retirer son second facteur',
    description: 'Accessible name of that button',
  }),
  takeFactorTitle: defineMessage({
    id: 'admins.factor.take.title',
    defaultMessage: 'Retirer son second facteur ?',
    description: 'Question',
  }),
  takeFactorText: defineMessage({
    id: 'admins.factor.take.text',
    defaultMessage: 'Le mot de passe seul suffira pour entrer.',
    description: 'Under the question',
  }),
  takeFactorSuperadmin: defineMessage({
    id: 'admins.factor.take.superadmin',
    defaultMessage: 'Il lui en sera demandé un nouveau à la prochaine connexion.',
    description: 'Under the question, for a Super Admin',
  }),
  factorTaken: defineMessage({
    id: 'admins.factor.taken',
    defaultMessage: 'Son second facteur est retiré',
    description: 'Short message',
  }),
  deactivateTitle: defineMessage({
    id: 'admins.deactivate.title',
    defaultMessage: 'Désactivation',
    description: 'Measure',
  }),
  deactivateWhen: defineMessage({
    id: 'admins.deactivate.when',
    defaultMessage: 'Ferme l’accès. Rien n’est effacé.',
    description: 'Under it',
  }),
  deactivate: defineMessage({
    id: 'admins.deactivate',
    defaultMessage: 'Désactiver',
    description: 'Button and answer',
  }),
  deactivateAsk: defineMessage({
    id: 'admins.deactivate.ask',
    defaultMessage: 'Désactiver ce compte ?',
    description: 'Question',
  }),
  deactivateText: defineMessage({
    id: 'admins.deactivate.text',
    defaultMessage: 'Ses sessions se ferment aussitôt. Vous pourrez le réactiver.',
    description: 'Under the question',
  }),
  deactivated: defineMessage({
    id: 'admins.deactivated',
    defaultMessage: 'Le compte est désactivé',
    description: 'Short message',
  }),
  reactivateTitle: defineMessage({
    id: 'admins.reactivate.title',
    defaultMessage: 'Réactivation',
    description: 'Measure',
  }),
  reactivateWhen: defineMessage({
    id: 'admins.reactivate.when',
    defaultMessage: 'Rouvre l’accès, avec le même mot de passe.',
    description: 'Under it',
  }),
  reactivate: defineMessage({ id: 'admins.reactivate', defaultMessage: 'Réactiver', description: 'Button and answer' }),
  reactivateAsk: defineMessage({
    id: 'admins.reactivate.ask',
    defaultMessage: 'Réactiver ce compte ?',
    description: 'Question',
  }),
  reactivateText: defineMessage({
    id: 'admins.reactivate.text',
    defaultMessage: 'La personne pourra de nouveau se connecter.',
    description: 'Under the question',
  }),
  reactivated: defineMessage({
    id: 'admins.reactivated',
    defaultMessage: 'Le compte est réactivé',
    description: 'Short message',
  }),
};
