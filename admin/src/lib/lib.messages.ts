import { defineMessage } from 'react-intl';

export const libMessages = {
  language: defineMessage({
    id: 'lib.language',
    defaultMessage: 'Langue',
    description: 'Name of the French or English choice',
  }),
  area: defineMessage({ id: 'lib.area', defaultMessage: 'Administration', description: 'Name of the back-office' }),
  promise: defineMessage({
    id: 'lib.promise',
    defaultMessage: 'On veille ici sur le service. Les pensées restent à qui les a confiées.',
    description: 'On the dark side of the sign-in pages',
  }),
  failed: defineMessage({
    id: 'lib.failed',
    defaultMessage: 'Une erreur est survenue',
    description: 'When the server says nothing better',
  }),
  unreachable: defineMessage({
    id: 'lib.unreachable',
    defaultMessage: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.',
    description: 'When the server cannot be reached',
  }),
  required: defineMessage({
    id: 'lib.required',
    defaultMessage: 'Ce champ est obligatoire.',
    description: 'Refusal of an empty field',
  }),
  emailWrong: defineMessage({
    id: 'lib.email.wrong',
    defaultMessage: 'Cette adresse n’est pas complète.',
    description: 'Refusal of a malformed e-mail address',
  }),
  mismatch: defineMessage({
    id: 'lib.password.mismatch',
    defaultMessage: 'Les mots de passe ne correspondent pas !',
    description: 'Refusal when a password and its confirmation differ',
  }),
  show: defineMessage({
    id: 'lib.password.show',
    defaultMessage: 'Afficher le mot de passe',
    description: 'Button inside a password field',
  }),
  hide: defineMessage({
    id: 'lib.password.hide',
    defaultMessage: 'Masquer le mot de passe',
    description: 'Button inside a password field',
  }),
  cancel: defineMessage({
    id: 'lib.cancel',
    defaultMessage: 'Annuler',
    description: 'Answer or button that changes nothing',
  }),
  retry: defineMessage({ id: 'lib.retry', defaultMessage: 'Réessayer', description: 'Button that fetches again' }),
  missingText: defineMessage({
    id: 'lib.missing.text',
    defaultMessage: 'Le service ne répond pas. Rien n’est perdu.',
    description: 'Under the title of what could not be fetched',
  }),
  asTable: defineMessage({
    id: 'lib.as-table',
    defaultMessage: 'Voir en tableau',
    description: 'Button beside a chart',
  }),
  asChart: defineMessage({
    id: 'lib.as-chart',
    defaultMessage: 'Voir en graphique',
    description: 'Button beside a table',
  }),
  masked: defineMessage({
    id: 'lib.masked',
    defaultMessage: 'Contenu masqué',
    description: 'What a screen reader hears for words of a client that are covered by ribbons',
  }),
  reason: defineMessage({ id: 'lib.reason', defaultMessage: 'Motif', description: 'Field: why an act is done' }),
  reasonKind: defineMessage({
    id: 'lib.reason.kind',
    defaultMessage: 'Nature du motif',
    description: 'Choice: the kind of reason of an act',
  }),
  freshCodeTitle: defineMessage({
    id: 'lib.fresh-code.title',
    defaultMessage: 'Un code, encore une fois',
    description: 'Title of the dialog that asks for a code of the second factor before a grave act',
  }),
  freshCodeText: defineMessage({
    id: 'lib.fresh-code.text',
    defaultMessage: 'Cet acte est grave. Le code vaut dix minutes pour cette session.',
    description: 'Under it',
  }),
  freshCode: defineMessage({
    id: 'lib.fresh-code.code',
    defaultMessage: 'Code du second facteur',
    description: 'Field for the six digits',
  }),
  freshCodeSend: defineMessage({
    id: 'lib.fresh-code.send',
    defaultMessage: 'Continuer',
    description: 'Button that sends the code and then does the act',
  }),
  superadmin: defineMessage({ id: 'lib.role.superadmin', defaultMessage: 'Super Admin', description: 'Role' }),
  admin: defineMessage({ id: 'lib.role.admin', defaultMessage: 'Admin', description: 'Role' }),
  underOne: defineMessage({
    id: 'lib.under-one',
    defaultMessage: 'moins de 1 €',
    description: 'An amount that rounds to nothing',
  }),
  noPrice: defineMessage({
    id: 'lib.no-price',
    defaultMessage: 'prix inconnu',
    description: 'A cost that is not known',
  }),
};
