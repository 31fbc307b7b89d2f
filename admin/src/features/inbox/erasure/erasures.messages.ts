import { defineMessage } from 'react-intl';

export const erasuresMessages = {
  missing: defineMessage({
    id: 'erasures.missing',
    defaultMessage: 'Les propositions n’ont pas pu être chargées',
    description: 'When the list cannot be fetched',
  }),
  gone: defineMessage({
    id: 'erasures.gone',
    defaultMessage: 'Cette proposition est introuvable',
    description: 'When there is no such proposal',
  }),
  one: defineMessage({
    id: 'erasures.one',
    defaultMessage: 'Effacer un compte',
    description: 'Title of a proposed erasure in the inbox',
  }),
  open: defineMessage({ id: 'erasures.open', defaultMessage: 'À confirmer', description: 'Filter' }),
  before: defineMessage<{ day: string }>({
    id: 'erasures.before',
    defaultMessage: 'à confirmer avant le {day}',
    description: 'After it, in the queue',
  }),
  openText: defineMessage({
    id: 'erasures.open-text',
    defaultMessage: 'Rien n’est effacé avant la confirmation d’une autre personne.',
    description: 'Under the heading of an open one',
  }),
  closedText: defineMessage({
    id: 'erasures.closed-text',
    defaultMessage: 'Cette proposition est close.',
    description: 'Under the heading of a closed one',
  }),
  reasonOf: defineMessage<{ who: string; elided: boolean }>({
    id: 'erasures.reason-of',
    defaultMessage: 'Motif {elided, select, true {d’} other {de }}{who}',
    description: 'Over the words of an administrator',
  }),
  account: defineMessage({ id: 'erasures.account', defaultMessage: 'Compte', description: 'Fact' }),
  origin: defineMessage({ id: 'erasures.origin', defaultMessage: 'Origine', description: 'Fact: what it answers' }),
  proposed: defineMessage({ id: 'erasures.proposed', defaultMessage: 'Proposé par', description: 'Fact: by whom' }),
  toConfirm: defineMessage({
    id: 'erasures.to-confirm',
    defaultMessage: 'À confirmer par',
    description: 'Fact: by whom',
  }),
  another: defineMessage({
    id: 'erasures.another',
    defaultMessage: 'une autre personne',
    description: 'Who may confirm: another administrator',
  }),
  until: defineMessage({ id: 'erasures.until', defaultMessage: 'Sans réponse, close le', description: 'Fact' }),
  decided: defineMessage({ id: 'erasures.decided', defaultMessage: 'Décision de', description: 'Fact: by whom' }),
  closedAt: defineMessage({
    id: 'erasures.closed-at',
    defaultMessage: 'Close le',
    description: 'Fact: when it lapsed',
  }),
  confirmed: defineMessage({ id: 'erasures.confirmed', defaultMessage: 'Confirmé', description: 'State' }),
  declined: defineMessage({ id: 'erasures.declined', defaultMessage: 'Refusé', description: 'State' }),
  takenBack: defineMessage({
    id: 'erasures.takenBack',
    defaultMessage: 'Retiré',
    description: 'State: by whoever proposed it',
  }),
  withdrawn: defineMessage({
    id: 'erasures.withdrawn',
    defaultMessage: 'La personne garde son compte',
    description: 'State',
  }),
  expired: defineMessage({ id: 'erasures.expired', defaultMessage: 'Sans réponse à temps', description: 'State' }),
  client: defineMessage({ id: 'erasures.client', defaultMessage: 'Voir la fiche', description: 'Link to the client' }),
  request: defineMessage({
    id: 'erasures.request',
    defaultMessage: 'Voir la demande',
    description: 'Link to the request it answers',
  }),
  toList: defineMessage({ id: 'erasures.toList', defaultMessage: 'Voir la liste', description: 'Link' }),
};
