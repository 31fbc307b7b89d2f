import { defineMessage } from 'react-intl';

export const organizationsMessages = {
  title: defineMessage({ id: 'organizations.title', defaultMessage: 'Organisations', description: 'Page title' }),
  loading: defineMessage({
    id: 'organizations.loading',
    defaultMessage: 'Chargement des organisations',
    description: 'What a screen reader hears meanwhile',
  }),
  missing: defineMessage({
    id: 'organizations.missing',
    defaultMessage: 'Les organisations n’ont pas pu être chargées',
    description: 'When they cannot be fetched',
  }),
  listMissing: defineMessage({
    id: 'organizations.listMissing',
    defaultMessage: 'Cette liste n’a pas pu être chargée',
    description: 'In place of members, communities or changes',
  }),
  search: defineMessage({
    id: 'organizations.search',
    defaultMessage: 'Chercher une organisation',
    description: 'Accessible name of the search field',
  }),
  searchHint: defineMessage({
    id: 'organizations.search.hint',
    defaultMessage: 'Nom',
    description: 'In the empty field',
  }),
  count: defineMessage<{ count: number; more: string }>({
    id: 'organizations.count',
    defaultMessage:
      '{count, plural, one {# organisation} other {# organisations}}{more, select, true { et plus} other {}}',
    description: 'How many are listed',
  }),
  create: defineMessage({
    id: 'organizations.create',
    defaultMessage: 'Nouvelle organisation',
    description: 'Link, title',
  }),
  edit: defineMessage({ id: 'organizations.edit', defaultMessage: 'Modifier', description: 'Link' }),
  editTitle: defineMessage({
    id: 'organizations.edit.title',
    defaultMessage: 'Modifier l’organisation',
    description: 'Title',
  }),
  none: defineMessage({ id: 'organizations.none', defaultMessage: 'Aucune organisation', description: 'Empty list' }),
  noneText: defineMessage({
    id: 'organizations.none.text',
    defaultMessage: 'Paroisse, club, compagnie, école : une fois créée, elle accueille ses membres.',
    description: 'Under it',
  }),
  noneFound: defineMessage({
    id: 'organizations.none.found',
    defaultMessage: 'Aucune organisation ne correspond',
    description: 'When search and filters find none',
  }),
  status: defineMessage({ id: 'organizations.status', defaultMessage: 'État', description: 'Filter and column' }),
  open: defineMessage({ id: 'organizations.open', defaultMessage: 'Ouverte', description: 'State' }),
  closed: defineMessage({ id: 'organizations.closed', defaultMessage: 'Fermée', description: 'State' }),
  allOpen: defineMessage({ id: 'organizations.all.open', defaultMessage: 'Ouvertes', description: 'Filter' }),
  allClosed: defineMessage({ id: 'organizations.all.closed', defaultMessage: 'Fermées', description: 'Filter' }),
  name: defineMessage({ id: 'organizations.name', defaultMessage: 'Nom', description: 'Column and field' }),
  kind: defineMessage({ id: 'organizations.kind', defaultMessage: 'Nature', description: 'Column, field and filter' }),
  everyKind: defineMessage({ id: 'organizations.kind.every', defaultMessage: 'Toutes', description: 'Filter' }),
  kinds: defineMessage<{ kind: string }>({
    id: 'organizations.kinds',
    defaultMessage:
      '{kind, select, religious {Religieuse} sports {Sportive} arts {Artistique} company {Entreprise} school {École} health {Santé} other {Autre}}',
    description: 'What an organisation is',
  }),
  members: defineMessage({ id: 'organizations.members', defaultMessage: 'Membres', description: 'Column and heading' }),
  created: defineMessage({ id: 'organizations.created', defaultMessage: 'Créée le', description: 'Column and fact' }),
  unnamed: defineMessage({ id: 'organizations.unnamed', defaultMessage: 'Sans nom', description: 'Its name is gone' }),
  about: defineMessage({ id: 'organizations.about', defaultMessage: 'À propos', description: 'Heading of its facts' }),
  contact: defineMessage({ id: 'organizations.contact', defaultMessage: 'Contact', description: 'Field and fact' }),
  contactHint: defineMessage({
    id: 'organizations.contact.hint',
    defaultMessage: 'Qui joindre, en quelques mots.',
    description: 'Under the field',
  }),
  referent: defineMessage({
    id: 'organizations.referent',
    defaultMessage: 'Responsable',
    description: 'Field and fact',
  }),
  noReferent: defineMessage({ id: 'organizations.referent.none', defaultMessage: 'Aucun', description: 'Fact' }),
  dropReferent: defineMessage({
    id: 'organizations.referent.drop',
    defaultMessage: 'Retirer le responsable',
    description: 'Button',
  }),
  accepts: defineMessage({
    id: 'organizations.accepts',
    defaultMessage: 'Accepte des demandes',
    description: 'Switch and fact: clients may ask to join',
  }),
  acceptsText: defineMessage({
    id: 'organizations.accepts.text',
    defaultMessage: 'Son nom se voit alors dans l’application, et chacun peut demander à la rejoindre.',
    description: 'Beside the switch',
  }),
  yes: defineMessage({ id: 'organizations.yes', defaultMessage: 'Oui', description: 'Fact' }),
  no: defineMessage({ id: 'organizations.no', defaultMessage: 'Non', description: 'Fact' }),
  save: defineMessage({ id: 'organizations.save', defaultMessage: 'Enregistrer', description: 'Button' }),
  cancel: defineMessage({ id: 'organizations.cancel', defaultMessage: 'Annuler', description: 'Link' }),
  saved: defineMessage({ id: 'organizations.saved', defaultMessage: 'Organisation enregistrée', description: 'Toast' }),
  close: defineMessage({ id: 'organizations.close', defaultMessage: 'Fermer', description: 'Button' }),
  closeTitle: defineMessage({
    id: 'organizations.close.title',
    defaultMessage: 'Fermer cette organisation ?',
    description: 'Dialog',
  }),
  closeText: defineMessage({
    id: 'organizations.close.text',
    defaultMessage: 'Plus personne ne pourra la rejoindre. Ses membres y restent, et elle peut être rouverte.',
    description: 'In the dialog',
  }),
  didClose: defineMessage({
    id: 'organizations.close.done',
    defaultMessage: 'Organisation fermée',
    description: 'Toast',
  }),
  reopen: defineMessage({ id: 'organizations.reopen', defaultMessage: 'Rouvrir', description: 'Button' }),
  didReopen: defineMessage({
    id: 'organizations.reopen.done',
    defaultMessage: 'Organisation rouverte',
    description: 'Toast',
  }),
  gone: defineMessage({
    id: 'organizations.gone',
    defaultMessage: 'Cette organisation est introuvable',
    description: 'Unknown address',
  }),
  noMembers: defineMessage({
    id: 'organizations.members.none',
    defaultMessage: 'Personne n’en fait encore partie.',
    description: 'Empty list of members',
  }),
  since: defineMessage<{ day: string }>({
    id: 'organizations.member.since',
    defaultMessage: 'depuis le {day}',
    description: 'Beside a member',
  }),
  remove: defineMessage({ id: 'organizations.member.remove', defaultMessage: 'Retirer', description: 'Button' }),
  removeName: defineMessage<{ name: string }>({
    id: 'organizations.member.remove.name',
    defaultMessage: 'Retirer {name}',
    description: 'Accessible name of the button, title of the dialog',
  }),
  removeText: defineMessage({
    id: 'organizations.member.remove.text',
    defaultMessage: 'Le motif est gardé dans l’historique de la personne.',
    description: 'In the dialog',
  }),
  removed: defineMessage({
    id: 'organizations.member.removed',
    defaultMessage: 'Personne retirée',
    description: 'Toast',
  }),
  write: defineMessage({
    id: 'organizations.write',
    defaultMessage: 'Écrire à ses membres',
    description: 'Link to the form of a message',
  }),
  add: defineMessage({ id: 'organizations.member.add', defaultMessage: 'Ajouter une personne', description: 'Field' }),
  added: defineMessage({ id: 'organizations.member.added', defaultMessage: 'Personne ajoutée', description: 'Toast' }),
  history: defineMessage({ id: 'organizations.history', defaultMessage: 'Historique', description: 'Heading' }),
  changes: defineMessage<{ change: string; who: string }>({
    id: 'organizations.changes',
    defaultMessage:
      '{change, select, created {Créée} edited {Modifiée} closed {Fermée} reopened {Rouverte} added {{who} en fait partie} removed {{who} n’en fait plus partie} left {{who} l’a quittée} assigned {Une communauté lui est rattachée} released {Une communauté en est détachée} other {Changée}}',
    description: 'What happened to it',
  }),
  by: defineMessage<{ who: string; at: string }>({
    id: 'organizations.by',
    defaultMessage: '{at} · par {who}',
    description: 'When and by which administrator',
  }),
  more: defineMessage({ id: 'organizations.more', defaultMessage: 'En voir plus', description: 'Fetches the rest' }),
};
