import { defineMessage } from 'react-intl';

export const adminsMessages = {
  title: defineMessage({
    id: 'admins.title',
    defaultMessage: 'Administrateurs',
    description: 'Title of the list, and way back to it',
  }),
  loading: defineMessage({
    id: 'admins.loading',
    defaultMessage: 'Les administrateurs arrivent',
    description: 'While the list is fetched',
  }),
  missing: defineMessage({
    id: 'admins.missing',
    defaultMessage: 'Les administrateurs n’arrivent pas',
    description: 'When the list cannot be fetched',
  }),
  unknown: defineMessage({
    id: 'admins.unknown',
    defaultMessage: 'Cet administrateur est introuvable',
    description: 'When the address names nobody',
  }),
  backToList: defineMessage({ id: 'admins.back', defaultMessage: 'Retour à la liste', description: 'Way out' }),
  search: defineMessage({
    id: 'admins.search',
    defaultMessage: 'Chercher un administrateur',
    description: 'Accessible name of the search field',
  }),
  searchHint: defineMessage({
    id: 'admins.search.hint',
    defaultMessage: 'Nom, e-mail',
    description: 'Inside the empty search field',
  }),
  count: defineMessage<{ count: number }>({
    id: 'admins.count',
    defaultMessage: '{count, plural, one {# compte} other {# comptes}}',
    description: 'How many are listed',
  }),
  none: defineMessage({
    id: 'admins.none',
    defaultMessage: 'Personne de ce nom',
    description: 'When the search finds nobody',
  }),
  noneText: defineMessage({
    id: 'admins.none.text',
    defaultMessage: 'Ni nom ni adresse ne contiennent ces lettres.',
    description: 'Under it',
  }),
  all: defineMessage({
    id: 'admins.all',
    defaultMessage: 'Tout effacer',
    description: 'Button that empties the search',
  }),
  create: defineMessage({
    id: 'admins.create',
    defaultMessage: 'Ajouter',
    description: 'Link to the form for a new administrator',
  }),
  captionName: defineMessage({
    id: 'admins.caption.name',
    defaultMessage: 'Administrateurs, par nom',
    description: 'Caption of the table',
  }),
  captionSeen: defineMessage({
    id: 'admins.caption.seen',
    defaultMessage: 'Administrateurs, du plus récemment actif au moins récent',
    description: 'Caption of the table',
  }),
  name: defineMessage({ id: 'admins.name', defaultMessage: 'Nom', description: 'Column; pressing it sorts' }),
  role: defineMessage({ id: 'admins.role', defaultMessage: 'Rôle', description: 'Column, fact and field' }),
  factor: defineMessage({ id: 'admins.factor', defaultMessage: 'Second facteur', description: 'Column and fact' }),
  standing: defineMessage({ id: 'admins.standing', defaultMessage: 'Statut', description: 'Column' }),
  seen: defineMessage({
    id: 'admins.seen',
    defaultMessage: 'Dernière activité',
    description: 'Column and fact; pressing it sorts',
  }),
  factorOn: defineMessage({ id: 'admins.factor.on', defaultMessage: 'Actif', description: 'There is a second factor' }),
  factorOff: defineMessage({
    id: 'admins.factor.off',
    defaultMessage: 'Aucun',
    description: 'There is no second factor',
  }),
  active: defineMessage({ id: 'admins.active', defaultMessage: 'Actif', description: 'The account is active' }),
  inactive: defineMessage({
    id: 'admins.inactive',
    defaultMessage: 'Désactivé',
    description: 'The account is deactivated',
  }),
  neverSeen: defineMessage({ id: 'admins.never-seen', defaultMessage: 'jamais', description: 'Never signed in' }),
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
  last: defineMessage({
    id: 'admins.last',
    defaultMessage: 'Dernier Super Admin actif : ce compte garde son rôle et reste actif.',
    description: 'Why nothing can be taken from this account',
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
    defaultMessage: 'Aucune n’est ouverte.',
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
    defaultMessage: 'À retirer si l’appareil et les codes de secours sont perdus.',
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
    defaultMessage: 'Un nouveau lui sera demandé à la prochaine connexion.',
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
  createTitle: defineMessage({
    id: 'admins.create.title',
    defaultMessage: 'Ajouter un administrateur',
    description: 'Title of the form',
  }),
  createDo: defineMessage({
    id: 'admins.create.do',
    defaultMessage: 'Créer le compte',
    description: 'Button of the form',
  }),
  added: defineMessage({
    id: 'admins.create.done',
    defaultMessage: 'Le compte est créé',
    description: 'Short message',
  }),
  editTitle: defineMessage({
    id: 'admins.edit.title',
    defaultMessage: 'Modifier le compte',
    description: 'Title of the form',
  }),
  passwordTitle: defineMessage({
    id: 'admins.password.title',
    defaultMessage: 'Changer son mot de passe',
    description: 'Title of the form',
  }),
  passwordText: defineMessage({
    id: 'admins.password.text',
    defaultMessage: 'Ses sessions se ferment. Transmettez-lui le nouveau mot de passe de vive voix.',
    description: 'Under that title',
  }),
  passwordChanged: defineMessage({
    id: 'admins.password.changed',
    defaultMessage: 'Son mot de passe est changé',
    description: 'Short message',
  }),
  fullname: defineMessage({ id: 'admins.fullname', defaultMessage: 'Nom complet', description: 'Field' }),
  email: defineMessage({ id: 'admins.email', defaultMessage: 'Adresse e-mail', description: 'Field' }),
  adminText: defineMessage({
    id: 'admins.role.admin.text',
    defaultMessage: 'Tient le service, sans toucher aux comptes des administrateurs.',
    description: 'What the role Admin may do',
  }),
  superadminText: defineMessage({
    id: 'admins.role.superadmin.text',
    defaultMessage: 'Gère aussi les administrateurs. Un second facteur lui est demandé.',
    description: 'What the role Super Admin may do',
  }),
  password: defineMessage({ id: 'admins.password', defaultMessage: 'Mot de passe', description: 'Field' }),
  newPassword: defineMessage({
    id: 'admins.password.new',
    defaultMessage: 'Nouveau mot de passe',
    description: 'Field',
  }),
  passwordHint: defineMessage({
    id: 'admins.password.hint',
    defaultMessage: 'Au moins 8 caractères. Une phrase convient très bien.',
    description: 'Under the field',
  }),
  confirmation: defineMessage({
    id: 'admins.password.confirmation',
    defaultMessage: 'Confirmation du mot de passe',
    description: 'Field',
  }),
  keep: defineMessage({ id: 'admins.keep', defaultMessage: 'Enregistrer', description: 'Button of the form' }),
  kept: defineMessage({ id: 'admins.kept', defaultMessage: 'C’est enregistré', description: 'Short message' }),
  cancel: defineMessage({ id: 'admins.cancel', defaultMessage: 'Annuler', description: 'Way out of a form' }),
};
