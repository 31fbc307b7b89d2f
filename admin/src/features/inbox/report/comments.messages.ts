import { defineMessage } from 'react-intl';

/** A code with hyphens is no keyword of a message. */
export const asKeyword = (code: string): string => code.replaceAll('-', '_');

export const commentsMessages = {
  missing: defineMessage({ id: 'comments.missing', defaultMessage: 'Les signalements n’ont pas pu être chargés', description: 'When the list cannot be fetched' }),
  open: defineMessage({ id: 'comments.open', defaultMessage: 'À examiner', description: 'Filter' }),
  isEntrusted: defineMessage({ id: 'comments.is.entrusted', defaultMessage: 'Confié à la communauté', description: 'State' }),
  isHiddenThere: defineMessage({ id: 'comments.is.hidden-there', defaultMessage: 'Masqué par la communauté', description: 'State' }),
  isHidden: defineMessage({ id: 'comments.is.hidden', defaultMessage: 'Masqué', description: 'State' }),
  isKept: defineMessage({ id: 'comments.is.kept', defaultMessage: 'Gardé', description: 'State' }),
  isRestored: defineMessage({ id: 'comments.is.restored', defaultMessage: 'Rétabli', description: 'State' }),
  read: defineMessage({ id: 'comments.read', defaultMessage: 'Lire', description: 'Button: opens a report, whose words are read then' }),
  openingIsTold: defineMessage({
    id: 'comments.opening-is-told',
    defaultMessage: 'Ouvrir un signalement d’une communauté privée, c’est en lire les mots : les personnes qu’il concerne en sont prévenues.',
    description: 'Under it',
  }),
  report: defineMessage<{ kind: string }>({ id: 'comments.report', defaultMessage: '{kind, select, shared_copy {Texte signalé} other {Commentaire signalé}}', description: 'Title of a report' }),
  line: defineMessage<{ count: number }>({ id: 'comments.line', defaultMessage: 'par {count, plural, one {# personne} other {# personnes}}', description: 'Under the title: how many reported it' }),
  reportedFor: defineMessage({ id: 'comments.fact.reasons', defaultMessage: 'Signalé pour', description: 'Fact' }),
  author: defineMessage({ id: 'comments.fact.author', defaultMessage: 'Écrit par', description: 'Fact' }),
  place: defineMessage({ id: 'comments.fact.place', defaultMessage: 'Publié dans', description: 'Fact' }),
  decidedBy: defineMessage({ id: 'comments.fact.by', defaultMessage: 'Décidé par', description: 'Fact' }),
  answeredBy: defineMessage({ id: 'comments.fact.answered-by', defaultMessage: 'Répondu par', description: 'Fact' }),
  unpublished: defineMessage({ id: 'comments.unpublished', defaultMessage: 'Ce texte n’est plus publié.', description: 'Instead of the words' }),
  answered: defineMessage({ id: 'comments.answered', defaultMessage: 'En réponse à', description: 'Before the words that a reported comment replies to' }),
  reported: defineMessage({ id: 'comments.reported', defaultMessage: 'Ce qui a été signalé', description: 'Before the reported words, under those they reply to' }),
  reason: defineMessage({ id: 'comments.reason', defaultMessage: 'Motif', description: 'Name of the reasons' }),
  reasons: defineMessage<{ reason: string }>({
    id: 'comments.reasons',
    defaultMessage: '{reason, select, attacks_a_person {Attaque une personne} private_data {Donnée privée} off_topic {Hors sujet} advertising {Publicité} other {Autre}}',
    description: 'Why words are reported or hidden',
  }),
  counted: defineMessage<{ name: string; count: number }>({ id: 'comments.counted', defaultMessage: '{name}, {count}', description: 'A reason and how many gave it' }),
  word: defineMessage({ id: 'comments.word', defaultMessage: 'Mot à la personne', description: 'Field' }),
  wordHint: defineMessage({ id: 'comments.word.hint', defaultMessage: 'La personne en est avertie, et le lit dans « Qui a ouvert ma fiche ».', description: 'Under it' }),
  hide: defineMessage({ id: 'comments.do.hide', defaultMessage: 'Masquer', description: 'Button' }),
  keep: defineMessage({ id: 'comments.do.keep', defaultMessage: 'Garder', description: 'Button' }),
  restore: defineMessage({ id: 'comments.do.restore', defaultMessage: 'Rétablir', description: 'Button' }),
  sentHide: defineMessage<{ kind: string }>({ id: 'comments.sent.hide', defaultMessage: '{kind, select, shared_copy {Texte masqué} other {Commentaire masqué}}', description: 'Toast' }),
  sentKeep: defineMessage<{ kind: string }>({ id: 'comments.sent.keep', defaultMessage: '{kind, select, shared_copy {Texte gardé} other {Commentaire gardé}}', description: 'Toast' }),
  sentRestore: defineMessage<{ kind: string }>({ id: 'comments.sent.restore', defaultMessage: '{kind, select, shared_copy {Texte rétabli} other {Commentaire rétabli}}', description: 'Toast' }),
  gone: defineMessage({ id: 'comments.gone', defaultMessage: 'Ce signalement est introuvable', description: 'Title instead of a report' }),
  toList: defineMessage({ id: 'comments.to-list', defaultMessage: 'Voir les commentaires signalés', description: 'Link to the list' }),
};
