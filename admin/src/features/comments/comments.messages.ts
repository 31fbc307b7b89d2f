import { defineMessage } from 'react-intl';

/** A code with hyphens is no keyword of a message. */
export const asKeyword = (code: string): string => code.replaceAll('-', '_');

export const commentsMessages = {
  title: defineMessage({ id: 'comments.title', defaultMessage: 'Commentaires signalés', description: 'Page title' }),
  loading: defineMessage({
    id: 'comments.loading',
    defaultMessage: 'Chargement des signalements',
    description: 'What a screen reader hears meanwhile',
  }),
  missing: defineMessage({
    id: 'comments.missing',
    defaultMessage: 'Les signalements n’ont pas pu être chargés',
    description: 'When the list cannot be fetched',
  }),
  status: defineMessage({
    id: 'comments.status',
    defaultMessage: 'État des signalements',
    description: 'Name of the choice',
  }),
  open: defineMessage({ id: 'comments.open', defaultMessage: 'À examiner', description: 'Filter' }),
  hidden: defineMessage({ id: 'comments.hidden', defaultMessage: 'Masqués', description: 'Filter' }),
  kept: defineMessage({ id: 'comments.kept', defaultMessage: 'Gardés', description: 'Filter' }),
  restored: defineMessage({ id: 'comments.restored', defaultMessage: 'Rétablis', description: 'Filter' }),
  entrusted: defineMessage({ id: 'comments.entrusted', defaultMessage: 'Confiés', description: 'Filter' }),
  isEntrusted: defineMessage({
    id: 'comments.is.entrusted',
    defaultMessage: 'Confié à la communauté',
    description: 'State',
  }),
  isHiddenThere: defineMessage({
    id: 'comments.is.hidden-there',
    defaultMessage: 'Masqué par la communauté',
    description: 'State',
  }),
  isHidden: defineMessage({ id: 'comments.is.hidden', defaultMessage: 'Masqué', description: 'State' }),
  isKept: defineMessage({ id: 'comments.is.kept', defaultMessage: 'Gardé', description: 'State' }),
  isRestored: defineMessage({ id: 'comments.is.restored', defaultMessage: 'Rétabli', description: 'State' }),
  none: defineMessage({
    id: 'comments.none',
    defaultMessage: 'Rien n’est signalé',
    description: 'Empty queue',
  }),
  noneText: defineMessage({
    id: 'comments.none.text',
    defaultMessage: 'Ce que des membres signalent dans une communauté arrive ici, à garder ou à masquer.',
    description: 'Under it',
  }),
  noneHere: defineMessage({
    id: 'comments.none.here',
    defaultMessage: 'Rien ici',
    description: 'No report in this state',
  }),
  noneOpened: defineMessage({
    id: 'comments.none-opened',
    defaultMessage: 'Aucun signalement n’est ouvert',
    description: 'Beside the list, until one is opened',
  }),
  openingIsTold: defineMessage({
    id: 'comments.opening-is-told',
    defaultMessage:
      'Ouvrir un signalement d’une communauté privée, c’est en lire les mots : les personnes qu’il concerne en sont prévenues.',
    description: 'Under it',
  }),
  openOldest: defineMessage({
    id: 'comments.open-oldest',
    defaultMessage: 'Ouvrir le premier de la liste',
    description: 'Button under it',
  }),
  toRequests: defineMessage({ id: 'comments.to-requests', defaultMessage: 'Voir les demandes', description: 'Link' }),
  report: defineMessage<{ kind: string }>({
    id: 'comments.report',
    defaultMessage: '{kind, select, shared_copy {Texte signalé} other {Commentaire signalé}}',
    description: 'Title of a report',
  }),
  line: defineMessage<{ count: number }>({
    id: 'comments.line',
    defaultMessage: 'par {count, plural, one {# personne} other {# personnes}}',
    description: 'Under the title: how many reported it',
  }),
  reportedFor: defineMessage({ id: 'comments.fact.reasons', defaultMessage: 'Signalé pour', description: 'Fact' }),
  author: defineMessage({ id: 'comments.fact.author', defaultMessage: 'Écrit par', description: 'Fact' }),
  place: defineMessage({ id: 'comments.fact.place', defaultMessage: 'Publié dans', description: 'Fact' }),
  decidedBy: defineMessage({ id: 'comments.fact.by', defaultMessage: 'Décidé par', description: 'Fact' }),
  answeredBy: defineMessage({ id: 'comments.fact.answered-by', defaultMessage: 'Répondu par', description: 'Fact' }),
  unpublished: defineMessage({
    id: 'comments.unpublished',
    defaultMessage: 'Ce texte n’est plus publié.',
    description: 'Instead of the words',
  }),
  answered: defineMessage({
    id: 'comments.answered',
    defaultMessage: 'En réponse à',
    description: 'Before the words that a reported comment replies to',
  }),
  reported: defineMessage({
    id: 'comments.reported',
    defaultMessage: 'Ce qui a été signalé',
    description: 'Before the reported words, under those they reply to',
  }),
  reason: defineMessage({ id: 'comments.reason', defaultMessage: 'Motif', description: 'Name of the reasons' }),
  reasons: defineMessage<{ reason: string }>({
    id: 'comments.reasons',
    defaultMessage:
      '{reason, select, attacks_a_person {Attaque une personne} private_data {Donnée privée} off_topic {Hors sujet} advertising {Publicité} other {Autre}}',
    description: 'Why words are reported or hidden',
  }),
  counted: defineMessage<{ name: string; count: number }>({
    id: 'comments.counted',
    defaultMessage: '{name}, {count}',
    description: 'A reason and how many gave it',
  }),
  word: defineMessage({ id: 'comments.word', defaultMessage: 'Mot à la personne', description: 'Field' }),
  wordHint: defineMessage({
    id: 'comments.word.hint',
    defaultMessage: 'La personne en est avertie, et le lit dans « Qui a ouvert ma fiche ».',
    description: 'Under it',
  }),
  hide: defineMessage({ id: 'comments.do.hide', defaultMessage: 'Masquer', description: 'Button' }),
  keep: defineMessage({ id: 'comments.do.keep', defaultMessage: 'Garder', description: 'Button' }),
  restore: defineMessage({ id: 'comments.do.restore', defaultMessage: 'Rétablir', description: 'Button' }),
  sentHide: defineMessage<{ kind: string }>({
    id: 'comments.sent.hide',
    defaultMessage: '{kind, select, shared_copy {Texte masqué} other {Commentaire masqué}}',
    description: 'Toast',
  }),
  sentKeep: defineMessage<{ kind: string }>({
    id: 'comments.sent.keep',
    defaultMessage: '{kind, select, shared_copy {Texte gardé} other {Commentaire gardé}}',
    description: 'Toast',
  }),
  sentRestore: defineMessage<{ kind: string }>({
    id: 'comments.sent.restore',
    defaultMessage: '{kind, select, shared_copy {Texte rétabli} other {Commentaire rétabli}}',
    description: 'Toast',
  }),
  privacy: defineMessage({
    id: 'comments.privacy',
    defaultMessage:
      'Seul ce qui a été signalé se lit ici, avec ce à quoi il répondait. D’une communauté privée, c’est dit à qui l’a écrit, à qui l’a signalé et à qui la tient ; le reste de la communauté et les journaux restent fermés.',
    description: 'Under the queue',
  }),
  gone: defineMessage({
    id: 'comments.gone',
    defaultMessage: 'Ce signalement est introuvable',
    description: 'Title instead of a report',
  }),
  toList: defineMessage({
    id: 'comments.to-list',
    defaultMessage: 'Voir les commentaires signalés',
    description: 'Link to the list',
  }),
};
