import { defineMessage } from 'react-intl';

export const listMessages = {
  loading: defineMessage({
    id: 'orbs.list.loading',
    defaultMessage: 'Chargement des orbes',
    description: 'What a screen reader hears',
  }),
  missing: defineMessage({
    id: 'orbs.list.missing',
    defaultMessage: 'Les orbes n’ont pas pu être chargés',
    description: 'Title',
  }),
  search: defineMessage({
    id: 'orbs.list.search',
    defaultMessage: 'Chercher un orbe',
    description: 'Name of the search field',
  }),
  searchHint: defineMessage({
    id: 'orbs.list.searchHint',
    defaultMessage: 'Nom, étiquette',
    description: 'Placeholder of the search field',
  }),
  count: defineMessage<{ count: number }>({
    id: 'orbs.list.count',
    defaultMessage: '{count, plural, =0 {Aucun orbe} one {# orbe} other {# orbes}}',
    description: 'How many are listed',
  }),
  filter: defineMessage<{ filter: string; count: number }>({
    id: 'orbs.list.filter',
    defaultMessage: '{filter, select, all {Tous} published {Publiés} other {Non publiés}}, {count}',
    description: 'Filter with its count',
  }),
  create: defineMessage({ id: 'orbs.list.create', defaultMessage: 'Créer un orbe', description: 'Link' }),
  none: defineMessage({
    id: 'orbs.list.none',
    defaultMessage: 'Aucun orbe ne correspond',
    description: 'Title of the empty list',
  }),
  showAll: defineMessage({ id: 'orbs.list.showAll', defaultMessage: 'Tout afficher', description: 'Button' }),
  caption: defineMessage({
    id: 'orbs.list.caption',
    defaultMessage: 'Orbes proposés à tous, les plus utilisés d’abord',
    description: 'Caption of the table',
  }),
  orb: defineMessage({ id: 'orbs.list.orb', defaultMessage: 'Orbe', description: 'Column' }),
  version: defineMessage({ id: 'orbs.list.version', defaultMessage: 'Version', description: 'Column' }),
  versionIn: defineMessage<{ version: number; languages: string }>({
    id: 'orbs.list.versionIn',
    defaultMessage: 'v{version} · {languages}',
    description: 'Version and languages, as FR, EN',
  }),
  standing: defineMessage({ id: 'orbs.list.standing', defaultMessage: 'Statut', description: 'Column' }),
  kept: defineMessage({
    id: 'orbs.list.kept',
    defaultMessage: 'Contrat tenu',
    description: 'Column: share of the runs that returned what the contract asks',
  }),
  neverRun: defineMessage({
    id: 'orbs.list.neverRun',
    defaultMessage: 'jamais lancé',
    description: 'Instead of a share',
  }),
  cost: defineMessage({ id: 'orbs.list.cost', defaultMessage: 'Coût, 30 jours', description: 'Column' }),
  runs: defineMessage({ id: 'orbs.list.runs', defaultMessage: 'Lectures, 30 jours', description: 'Column' }),
  runsShort: defineMessage({
    id: 'orbs.list.runsShort',
    defaultMessage: 'Lectures',
    description: 'Before how many there were in the 30 days before, where a row is a card',
  }),
  noRuns: defineMessage({
    id: 'orbs.list.noRuns',
    defaultMessage: 'Aucun orbe n’a lu ces trente derniers jours.',
    description: 'Instead of the bars',
  }),
  runsTitle: defineMessage({
    id: 'orbs.list.runsTitle',
    defaultMessage: 'Lectures sur 30 jours',
    description: 'Title',
  }),
  runsSum: defineMessage<{ runs: string; automatic: string }>({
    id: 'orbs.list.runsSum',
    defaultMessage: '{runs}, dont {automatic} automatiques',
    description: 'Under the title',
  }),
  own: defineMessage({
    id: 'orbs.list.own',
    defaultMessage: 'Ceux des clients',
    description: 'Bar of the orbs that clients made',
  }),
  notes: defineMessage({ id: 'orbs.list.notes', defaultMessage: 'À regarder', description: 'Title' }),
  noNotes: defineMessage({
    id: 'orbs.list.noNotes',
    defaultMessage: 'Rien ne demande votre attention.',
    description: 'Below the title',
  }),
  noteFragile: defineMessage<{ name: string }>({
    id: 'orbs.list.noteFragile',
    defaultMessage: '{name} : le contrat est souvent rompu',
    description: 'Note',
  }),
  noteLanguage: defineMessage<{ name: string }>({
    id: 'orbs.list.noteLanguage',
    defaultMessage: '{name} : une langue manque',
    description: 'Note',
  }),
  noteDraft: defineMessage<{ name: string }>({
    id: 'orbs.list.noteDraft',
    defaultMessage: '{name} : brouillon, pas encore proposé',
    description: 'Note',
  }),
  look: defineMessage({ id: 'orbs.list.look', defaultMessage: 'Voir', description: 'Link of a note' }),
  unread: defineMessage<{ orbs: number }>({
    id: 'orbs.list.unread',
    defaultMessage:
      'Les lectures sont comptées. Ni les pensées lues, ni les résultats, ni les orbes des clients ({orbs}) ne sont visibles ici.',
    description: 'Footnote',
  }),
};
