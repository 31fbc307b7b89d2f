import { defineMessage } from 'react-intl';

export const exportMessages = {
  save: defineMessage({
    id: 'export.save',
    defaultMessage: 'Exporter',
    description: 'Button: saves the whole list as a file for a spreadsheet',
  }),
  saved: defineMessage({
    id: 'export.saved',
    defaultMessage: 'La liste est exportée. C’est inscrit au journal des actes.',
    description: 'Toast',
  }),
  savedWithPeople: defineMessage({
    id: 'export.saved-people',
    defaultMessage: 'La liste est exportée. C’est inscrit au journal des actes, et dans celui de chaque personne.',
    description: 'Toast, of a list that shows people',
  }),
  failed: defineMessage({
    id: 'export.failed',
    defaultMessage: 'La liste n’a pas pu être exportée. Réessayez dans un moment.',
    description: 'Toast',
  }),
  yes: defineMessage({ id: 'export.yes', defaultMessage: 'oui', description: 'Cell' }),
  no: defineMessage({ id: 'export.no', defaultMessage: 'non', description: 'Cell' }),
  firstname: defineMessage({
    id: 'export.column.firstname',
    defaultMessage: 'Prénom',
    description: 'Column of a file',
  }),
  lastname: defineMessage({ id: 'export.column.lastname', defaultMessage: 'Nom', description: 'Column of a file' }),
  email: defineMessage({
    id: 'export.column.email',
    defaultMessage: 'Adresse e-mail',
    description: 'Column of a file',
  }),
  confirmed: defineMessage({
    id: 'export.column.confirmed',
    defaultMessage: 'Adresse confirmée',
    description: 'Column of a file',
  }),
  phone: defineMessage({ id: 'export.column.phone', defaultMessage: 'Téléphone', description: 'Column of a file' }),
  language: defineMessage({ id: 'export.column.language', defaultMessage: 'Langue', description: 'Column of a file' }),
  code: defineMessage({ id: 'export.column.code', defaultMessage: 'Code', description: 'Column of a file' }),
  person: defineMessage({ id: 'export.column.person', defaultMessage: 'Personne', description: 'Column of a file' }),
  late: defineMessage({ id: 'export.column.late', defaultMessage: 'En retard', description: 'Column of a file' }),
  since: defineMessage({ id: 'export.column.since', defaultMessage: 'Depuis le', description: 'Column of a file' }),
  when: defineMessage({ id: 'export.column.when', defaultMessage: 'Date', description: 'Column of a file' }),
  who: defineMessage({ id: 'export.column.who', defaultMessage: 'Administrateur', description: 'Column of a file' }),
  act: defineMessage({ id: 'export.column.act', defaultMessage: 'Acte', description: 'Column of a file' }),
  kind: defineMessage({ id: 'export.column.kind', defaultMessage: 'Nature', description: 'Column of a file' }),
  about: defineMessage({ id: 'export.column.about', defaultMessage: 'Sur', description: 'Column of a file' }),
  details: defineMessage({
    id: 'export.column.details',
    defaultMessage: 'Précisions',
    description: 'Column of a file',
  }),
  ownTime: defineMessage({
    id: 'export.column.own-time',
    defaultMessage: 'Heure de l’appareil',
    description: 'Column of a file: when it happened, by the clock of whose history it is',
  }),
  zone: defineMessage({ id: 'export.column.zone', defaultMessage: 'Fuseau horaire', description: 'Column of a file' }),
  by: defineMessage({ id: 'export.column.by', defaultMessage: 'Par', description: 'Column of a file: who acted' }),
  masked: defineMessage({
    id: 'export.column.masked',
    defaultMessage: 'Mots masqués',
    description: 'Column of a file: whether the event has words, which are not told',
  }),
  visibility: defineMessage({
    id: 'export.column.visibility',
    defaultMessage: 'Visibilité',
    description: 'Column of a file',
  }),
  sharedTexts: defineMessage({
    id: 'export.column.shared-texts',
    defaultMessage: 'Textes partagés',
    description: 'Column of a file',
  }),
  comments: defineMessage({
    id: 'export.column.comments',
    defaultMessage: 'Commentaires',
    description: 'Column of a file',
  }),
  brokenRuns: defineMessage({
    id: 'export.column.broken-runs',
    defaultMessage: 'Lectures hors contrat, 30 jours',
    description: 'Column of a file',
  }),
  failedRuns: defineMessage({
    id: 'export.column.failed-runs',
    defaultMessage: 'Lectures en échec, 30 jours',
    description: 'Column of a file',
  }),
  tokens: defineMessage({
    id: 'export.column.tokens',
    defaultMessage: 'Jetons, 30 jours',
    description: 'Column of a file',
  }),
  sessions: defineMessage({
    id: 'export.column.sessions',
    defaultMessage: 'Sessions ouvertes',
    description: 'Column of a file',
  }),
  state: defineMessage({ id: 'export.column.state', defaultMessage: 'Statut', description: 'Column of a file' }),
  reports: defineMessage({
    id: 'export.column.reports',
    defaultMessage: 'Signalements',
    description: 'Column of a file',
  }),
  subject: defineMessage({ id: 'export.column.subject', defaultMessage: 'Demande', description: 'Column of a file' }),
};
