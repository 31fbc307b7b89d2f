import { defineMessage } from 'react-intl';

export const factMessages1 = {
  attempt: defineMessage<{ value: string }>({
    id: 'activity.fact.attempt',
    defaultMessage: 'essai {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  speechMs: defineMessage<{ value: string }>({
    id: 'activity.fact.speechMs',
    defaultMessage: 'parole {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  wording: defineMessage<{ value: string }>({
    id: 'activity.fact.wording',
    defaultMessage: 'texte n° {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  promptVersion: defineMessage<{ value: string }>({
    id: 'activity.fact.promptVersion',
    defaultMessage: 'version {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  thoughts: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.thoughts',
    defaultMessage: '{count, plural, one {{value} pensée} other {{value} pensées}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  targetCount: defineMessage<{ value: string }>({
    id: 'activity.fact.targetCount',
    defaultMessage: 'cible {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  count: defineMessage<{ value: string }>({
    id: 'activity.fact.count',
    defaultMessage: 'compte {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  missed: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.missed',
    defaultMessage: '{count, plural, one {{value} manqué auparavant} other {{value} manqués auparavant}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  sessions: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.sessions',
    defaultMessage: '{count, plural, one {{value} session} other {{value} sessions}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  inputTokens: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.inputTokens',
    defaultMessage: '{count, plural, one {{value} jeton lu} other {{value} jetons lus}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  outputTokens: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.outputTokens',
    defaultMessage: '{count, plural, one {{value} jeton écrit} other {{value} jetons écrits}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  seconds: defineMessage<{ value: string }>({
    id: 'activity.fact.seconds',
    defaultMessage: '{value} s',
    description: 'A fact of an event in the history, after its sentence',
  }),
  searched: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.searched',
    defaultMessage: '{count, plural, one {{value} pensée fouillée} other {{value} pensées fouillées}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  matched: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.matched',
    defaultMessage: '{count, plural, one {{value} retenue} other {{value} retenues}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  version: defineMessage<{ value: string }>({
    id: 'activity.fact.version',
    defaultMessage: 'version {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  edition: defineMessage<{ value: string }>({
    id: 'activity.fact.edition',
    defaultMessage: 'édition {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  part: defineMessage<{ value: string }>({
    id: 'activity.fact.part',
    defaultMessage: '{value, select, words {ses mots} audio {sa voix} other {partie {value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  item: defineMessage<{ value: string }>({
    id: 'activity.fact.item',
    defaultMessage: 'ligne {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  place: defineMessage<{ value: string }>({
    id: 'activity.fact.place',
    defaultMessage: 'étape {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  index: defineMessage<{ value: string }>({
    id: 'activity.fact.index',
    defaultMessage: 'phrase {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  left: defineMessage<{ value: string }>({
    id: 'activity.fact.left',
    defaultMessage: 'reste {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  host: defineMessage<{ value: string }>({
    id: 'activity.fact.host',
    defaultMessage: 'vers {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  purpose: defineMessage<{ value: string }>({
    id: 'activity.fact.purpose',
    defaultMessage:
      '{value, select, transcription {transcription} understanding {analyse} meaning {recherche par le sens} answers {réponses} memory {faits à retenir} answer {réponse} orbs {orbes} drafts {récits} advice {commentaires d’objectifs} other {}}',
    description: 'What words are sent for: a fact of an event in the history, after its sentence',
  }),
  endpoint: defineMessage<{ value: string }>({
    id: 'activity.fact.endpoint',
    defaultMessage: 'vers {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  startDay: defineMessage<{ value: string }>({
    id: 'activity.fact.startDay',
    defaultMessage: 'dès le {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  fromDay: defineMessage<{ value: string }>({
    id: 'activity.fact.fromDay',
    defaultMessage: 'dès le {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  untilDay: defineMessage<{ value: string }>({
    id: 'activity.fact.untilDay',
    defaultMessage: 'jusqu’au {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  endDay: defineMessage<{ value: string }>({
    id: 'activity.fact.endDay',
    defaultMessage: 'échéance {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  dueAt: defineMessage<{ value: string }>({
    id: 'activity.fact.dueAt',
    defaultMessage: 'prévue {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  until: defineMessage<{ value: string }>({
    id: 'activity.fact.until',
    defaultMessage: 'jusqu’à {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
};
