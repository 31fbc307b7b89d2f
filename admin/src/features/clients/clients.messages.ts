import { defineMessage } from 'react-intl';

export const clientsMessages = {
  title: defineMessage({
    id: 'clients.title',
    defaultMessage: 'Utilisateurs',
    description: 'Title of the list of clients',
  }),
  name: defineMessage({
    id: 'clients.name',
    defaultMessage: 'Nom',
    description: 'Column',
  }),
  code: defineMessage({
    id: 'clients.code',
    defaultMessage: 'Réf.',
    description: 'Column: referral code',
  }),
  city: defineMessage({
    id: 'clients.city',
    defaultMessage: 'Ville',
    description: 'Column',
  }),
  standing: defineMessage({
    id: 'clients.standing',
    defaultMessage: 'Statut',
    description: 'Column',
  }),
  goals: defineMessage({
    id: 'clients.goals',
    defaultMessage: 'Objectifs',
    description: 'Column: how many',
  }),
  thoughts: defineMessage({
    id: 'clients.thoughts',
    defaultMessage: 'Pensées',
    description: 'Column: how many',
  }),
  thoughtCount: defineMessage<{ count: number }>({
    id: 'clients.thoughtCount',
    defaultMessage: '{count, plural, one {# pensée} other {# pensées}}',
    description: 'How many thoughts a client has',
  }),
  registered: defineMessage({
    id: 'clients.registered',
    defaultMessage: 'Inscription',
    description: 'Column: day',
  }),
  seen: defineMessage({
    id: 'clients.seen',
    defaultMessage: 'Dernière activité',
    description: 'Column: moment',
  }),
  caption: defineMessage({
    id: 'clients.caption',
    defaultMessage: 'Les utilisateurs, avec leur statut et leur dernière activité',
    description: 'Of the table, for screen readers',
  }),
  active: defineMessage({
    id: 'clients.active',
    defaultMessage: 'Actif',
    description: 'Used in the last 30 days',
  }),
  quiet: defineMessage({
    id: 'clients.quiet',
    defaultMessage: 'En sommeil',
    description: 'Not used in the last 30 days',
  }),
  deactivated: defineMessage({
    id: 'clients.deactivated',
    defaultMessage: 'Désactivé',
    description: 'By an administrator',
  }),
  leaving: defineMessage({
    id: 'clients.leaving',
    defaultMessage: 'Effacement demandé',
    description: 'Their account is to be erased; signing in undoes it until then',
  }),
  leavingOn: defineMessage<{ date: string }>({
    id: 'clients.leaving.on',
    defaultMessage: 'Effacement le {date}',
    description: 'The same with its day, DD/MM',
  }),
  erased: defineMessage({
    id: 'clients.erased',
    defaultMessage: 'Compte effacé',
    description: 'In place of the name, and as the status, of who had their account erased',
  }),
  notYet: defineMessage({
    id: 'clients.notYet',
    defaultMessage: 'Pas encore de compte ce jour-là',
    description: 'In place of the status, as of a day before registration',
  }),
  proved: defineMessage({
    id: 'clients.proved',
    defaultMessage: 'Adresse confirmée',
    description: 'Filter',
  }),
  unproved: defineMessage({
    id: 'clients.unproved',
    defaultMessage: 'Adresse non confirmée',
    description: 'Filter',
  }),
  french: defineMessage({
    id: 'clients.french',
    defaultMessage: 'En français',
    description: 'Filter by language',
  }),
  english: defineMessage({
    id: 'clients.english',
    defaultMessage: 'En anglais',
    description: 'Filter by language',
  }),
  filters: defineMessage({
    id: 'clients.filters',
    defaultMessage: 'Filtres',
    description: 'Name of the group of filters',
  }),
  since: defineMessage({
    id: 'clients.since',
    defaultMessage: 'Inscription depuis le',
    description: 'Filter by day',
  }),
  search: defineMessage({
    id: 'clients.search',
    defaultMessage: 'Chercher un utilisateur',
    description: 'Name of the search field',
  }),
  searchHint: defineMessage({
    id: 'clients.searchHint',
    defaultMessage: 'Nom, e-mail, téléphone, code',
    description: 'In the empty search field',
  }),
  count: defineMessage<{ count: number }>({
    id: 'clients.count',
    defaultMessage: '{count, plural, one {# utilisateur} other {# utilisateurs}}',
    description: 'How many there are in all',
  }),
  note: defineMessage({
    id: 'clients.note',
    defaultMessage: 'Aucune pensée n’est lisible ici. Ouvrir une fiche s’inscrit dans le journal de la personne.',
    description: 'Under the list',
  }),
  none: defineMessage({
    id: 'clients.none',
    defaultMessage: 'Personne ne répond à ces critères',
    description: 'Empty list',
  }),
  noneText: defineMessage({
    id: 'clients.noneText',
    defaultMessage:
      'La recherche porte sur le début de chaque mot d’un nom, d’une adresse ou d’un numéro, et sur le code.',
    description: 'Under it',
  }),
  all: defineMessage({
    id: 'clients.all',
    defaultMessage: 'Tout effacer',
    description: 'Button that shows everybody',
  }),
  nobody: defineMessage({
    id: 'clients.nobody',
    defaultMessage: 'Personne encore',
    description: 'Empty service',
  }),
  nobodyText: defineMessage({
    id: 'clients.nobodyText',
    defaultMessage: 'La première inscription apparaîtra ici.',
    description: 'Under it',
  }),
  missing: defineMessage({
    id: 'clients.missing',
    defaultMessage: 'Les utilisateurs n’ont pas pu être chargés',
    description: 'Error',
  }),
  loading: defineMessage({
    id: 'clients.loading',
    defaultMessage: 'Chargement des utilisateurs',
    description: 'For screen readers',
  }),
};
