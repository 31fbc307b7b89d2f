import { defineMessage } from 'react-intl';

export const settingsMessages = {
  title: defineMessage({ id: 'settings.title', defaultMessage: 'Réglages', description: 'Title of the page' }),
  loading: defineMessage({
    id: 'settings.loading',
    defaultMessage: 'Les réglages arrivent',
    description: 'While they are fetched',
  }),
  missing: defineMessage({
    id: 'settings.missing',
    defaultMessage: 'Les réglages n’ont pas pu être chargés',
    description: 'When they cannot be fetched',
  }),
  search: defineMessage({
    id: 'settings.search',
    defaultMessage: 'Chercher un réglage',
    description: 'Accessible name of the search field',
  }),
  all: defineMessage({ id: 'settings.all', defaultMessage: 'Tous', description: 'Filter' }),
  changed: defineMessage<{ count: number }>({
    id: 'settings.changed',
    defaultMessage: 'Changés, {count}',
    description: 'Filter: settings that differ from their default',
  }),
  history: defineMessage({
    id: 'settings.history',
    defaultMessage: 'Historique',
    description: 'Button that opens the list of changes',
  }),
  none: defineMessage({
    id: 'settings.none',
    defaultMessage: 'Aucun réglage ne correspond',
    description: 'Title when the search finds nothing',
  }),
  noneText: defineMessage({
    id: 'settings.none-text',
    defaultMessage: 'Essayez un autre mot, ou montrez-les tous.',
    description: 'Under it',
  }),
  showAll: defineMessage({ id: 'settings.show-all', defaultMessage: 'Tout montrer', description: 'Button there' }),
  pending: defineMessage<{ count: number }>({
    id: 'settings.pending',
    defaultMessage:
      '{count, plural, one {Un changement attend} other {# changements attendent}} d’être {count, plural, one {appliqué} other {appliqués}}.',
    description: 'Banner over the settings',
  }),
  discard: defineMessage({ id: 'settings.discard', defaultMessage: 'Abandonner', description: 'Button of the banner' }),
  apply: defineMessage({ id: 'settings.apply', defaultMessage: 'Appliquer', description: 'Button of the banner' }),
  applied: defineMessage({
    id: 'settings.applied',
    defaultMessage: 'Les changements sont en vigueur.',
    description: 'Toast',
  }),
  signed: defineMessage({
    id: 'settings.signed',
    defaultMessage: 'Chaque changement est daté, signé, et peut être annulé.',
    description: 'Below the settings',
  }),
  locked: defineMessage<{ variable: string }>({
    id: 'settings.locked',
    defaultMessage: 'Fixé par {variable} sur le serveur',
    description: 'Under a setting that the environment decides',
  }),
  grave: defineMessage({
    id: 'settings.grave',
    defaultMessage: 'Un code récent est demandé.',
    description: 'Under a setting that takes a fresh code of the second factor',
  }),
  startsOn: defineMessage<{ day: string }>({
    id: 'settings.starts-on',
    defaultMessage: 'à partir du {day}',
    description: 'From when a change of a setting holds that is announced before; day is a date',
  }),
  announced: defineMessage({
    id: 'settings.announced',
    defaultMessage: 'Les changements sont enregistrés.',
    description: 'Toast once settings are changed, one of which may hold only later',
  }),
  who: defineMessage<{ name: string; day: string }>({
    id: 'settings.who',
    defaultMessage: '{name}, {day}',
    description: 'Who changed it last, and when',
  }),
  somebody: defineMessage({
    id: 'settings.somebody',
    defaultMessage: 'Un administrateur',
    description: 'Where the name is erased',
  }),
  readOnly: defineMessage({
    id: 'settings.read-only',
    defaultMessage: 'Seul un Super Admin change les réglages.',
    description: 'Banner for other administrators',
  }),
  wrong: defineMessage({
    id: 'settings.wrong',
    defaultMessage: 'Un nombre à partir de 0',
    description: 'Under a number that cannot be read',
  }),
  outOfBounds: defineMessage<{ least: number; most: number }>({
    id: 'settings.out-of-bounds',
    defaultMessage: 'Un nombre de {least, number} à {most, number}',
    description: 'Under a number that cannot be read or is out of its bounds',
  }),
  groupEntry: defineMessage({ id: 'settings.group-entry', defaultMessage: 'Inscriptions', description: 'Group' }),
  groupAdmins: defineMessage({
    id: 'settings.group-admins',
    defaultMessage: 'Administrateurs',
    description: 'Group',
  }),
  groupClient: defineMessage({
    id: 'settings.group-client',
    defaultMessage: 'Limites par client',
    description: 'Group',
  }),
  groupClientBudget: defineMessage({
    id: 'settings.group-client-budget',
    defaultMessage: 'Budget du mois, par client',
    description: 'Group',
  }),
  groupServiceBudget: defineMessage({
    id: 'settings.group-service-budget',
    defaultMessage: 'Budget du mois, tout le service',
    description: 'Group',
  }),
  groupEngines: defineMessage({
    id: 'settings.group-engines',
    defaultMessage: 'Moteurs payants',
    description: 'Group',
  }),
  groupHelp: defineMessage({
    id: 'settings.group-help',
    defaultMessage: 'Aide humaine',
    description: 'Heading of settings: numbers that listen',
  }),
  groupNotice: defineMessage({
    id: 'settings.group-notice',
    defaultMessage: 'Annonce de maintenance',
    description: 'Group',
  }),
  environment: defineMessage({
    id: 'settings.environment',
    defaultMessage: 'Ce qui vient du serveur',
    description: 'Group of variables',
  }),
  environmentText: defineMessage({
    id: 'settings.environment-text',
    defaultMessage: 'Ces valeurs se changent dans l’environnement du serveur, puis il redémarre.',
    description: 'Under it',
  }),
  isSet: defineMessage({ id: 'settings.is-set', defaultMessage: 'défini', description: 'A secret that is set' }),
  isNotSet: defineMessage({
    id: 'settings.is-not-set',
    defaultMessage: 'non défini',
    description: 'A variable that is not set',
  }),
  toPayments: defineMessage({
    id: 'settings.to-payments',
    defaultMessage: 'Paiements',
    description: 'Link to what the service pays',
  }),
  historyTitle: defineMessage({
    id: 'settings.history-title',
    defaultMessage: 'Historique des réglages',
    description: 'Title of the dialog',
  }),
  historyNone: defineMessage({
    id: 'settings.history-none',
    defaultMessage: 'Aucun réglage n’a encore été changé.',
    description: 'Empty history',
  }),
  fromTo: defineMessage<{ before: string; value: string }>({
    id: 'settings.from-to',
    defaultMessage: 'de {before} à {value}',
    description: 'A change',
  }),
  undoes: defineMessage<{ change: number }>({
    id: 'settings.undoes',
    defaultMessage: 'annule le changement {change}',
    description: 'A change that takes another back',
  }),
  undo: defineMessage({ id: 'settings.undo', defaultMessage: 'Annuler', description: 'Button of a change' }),
  undone: defineMessage({
    id: 'settings.undone',
    defaultMessage: 'Le réglage a retrouvé sa valeur d’avant.',
    description: 'Toast',
  }),
  default: defineMessage({
    id: 'settings.default',
    defaultMessage: 'par défaut',
    description: 'In the history: no value of its own',
  }),
  close: defineMessage({ id: 'settings.close', defaultMessage: 'Fermer', description: 'Button' }),
};
