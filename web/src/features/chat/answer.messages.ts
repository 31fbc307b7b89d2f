import { defineMessage } from 'react-intl';

export const answerMessages = {
  waiting: defineMessage({
    id: 'chat.waiting',
    defaultMessage: 'Écrin relit vos pensées',
    description: 'While a question is answered',
  }),
  writing: defineMessage({
    id: 'chat.writing',
    defaultMessage: 'La réponse s’écrit',
    description: 'Below the beginning of an answer',
  }),
  stopped: defineMessage({
    id: 'chat.stopped',
    defaultMessage: 'Arrêtée par vous',
    description: 'Below an answer that the person stopped',
  }),
  resume: defineMessage({
    id: 'chat.resume',
    defaultMessage: 'Reprendre la réponse',
    description: 'Button: asks a question again whose answer was stopped',
  }),
  interrupted: defineMessage({
    id: 'chat.interrupted',
    defaultMessage: 'L’IA s’est interrompue. Votre question et ce début de réponse sont gardés.',
    description: 'Below a failure, where an answer had begun',
  }),
  unwritten: defineMessage<{ reason: string }>({
    id: 'chat.unwritten',
    defaultMessage:
      '{reason, select, limit {La limite est atteinte : voici vos propres phrases.} other {L’IA n’a pas répondu : voici vos propres phrases.}}',
    description: 'Why an answer quotes although a model could have written it',
  }),
  goneStatement: defineMessage({
    id: 'chat.gone-statement',
    defaultMessage: 'Une phrase s’appuyait sur une pensée qui n’est plus là.',
    description: 'In place of a sentence of an answer',
  }),
  byModel: defineMessage({
    id: 'chat.by-model',
    defaultMessage: 'IA',
    description: 'Who answered: a language model',
  }),
  searchedByModel: defineMessage<{ searched: number; matched: number }>({
    id: 'chat.searched-by-model',
    defaultMessage:
      '{searched, plural, one {# pensée parcourue} other {# pensées parcourues}}, {matched, plural, one {# y répond} other {# y répondent}}',
    description: 'How many thoughts were searched, and how many an answer was written from',
  }),
  failed: defineMessage({
    id: 'chat.failed',
    defaultMessage: "Désolé, j'ai rencontré une erreur. Veuillez réessayer.",
    description: 'A question could not be answered; fixed wording',
  }),
  retry: defineMessage({
    id: 'chat.retry',
    defaultMessage: 'Réessayer',
    description: 'Button: ask the question again',
  }),
  scope: defineMessage({
    id: 'chat.scope',
    defaultMessage: 'Compris comme',
    description: 'Before the filters understood in the question',
  }),
  scopeName: defineMessage({
    id: 'chat.scope-name',
    defaultMessage: 'Filtres compris dans la question',
    description: 'Accessible name of the list of filters',
  }),
  removeFilter: defineMessage<{ label: string }>({
    id: 'chat.remove-filter',
    defaultMessage: 'Retirer le filtre {label}',
    description: 'Accessible name of a filter that a press removes',
  }),
  days: defineMessage<{ from: string; to: string }>({
    id: 'chat.days',
    defaultMessage:
      '{from, select, none {Jusqu’au {to}} other {{to, select, none {Depuis le {from}} other {{from} – {to}}}}}',
    description: 'A filter by days',
  }),
  threadFilter: defineMessage<{ name: string }>({
    id: 'chat.thread-filter',
    defaultMessage: 'fil {name}',
    description: 'A filter by thread',
  }),
  noThread: defineMessage({
    id: 'chat.no-thread',
    defaultMessage: 'fil supprimé',
    description: 'A filter by a thread that was deleted since',
  }),
  quotes: defineMessage<{ matched: number; shown: number }>({
    id: 'chat.quotes',
    defaultMessage:
      '{matched, plural, one {Voici ce que vous avez dit.} other {Voici ce que vous avez dit, dans # pensées{shown, plural, =0 {} other { ; # sont citées}}.}}',
    description: 'An answer by quotes. shown: how many, when not all are',
  }),
  countRange: defineMessage<{ matched: number; first: string; last: string }>({
    id: 'chat.count-range',
    defaultMessage:
      '{matched, plural, one {Une pensée en parle, le {first}.} other {# pensées en parlent : la première le {first}, la dernière le {last}.}}',
    description: 'An answer that counts thoughts',
  }),
  countOne: defineMessage<{ day: string; matched: number }>({
    id: 'chat.count-one',
    defaultMessage:
      'Le {day}. {matched, plural, one {Une seule pensée en parle.} other {# pensées en parlent en tout.}}',
    description: 'An answer with the first or the last time',
  }),
  countUnsure: defineMessage<{ sure: number; unsure: number }>({
    id: 'chat.count-unsure',
    defaultMessage:
      '{sure, plural, =0 {{unsure, plural, one {Une pensée en parle peut-être} other {# pensées en parlent peut-être}}} one {Une pensée en parle, et {unsure, plural, one {une autre} other {# autres}} peut-être} other {# pensées en parlent, et {unsure, plural, one {une autre} other {# autres}} peut-être}} : le mot y a deux sens.',
    description: 'How many thoughts are counted, and how many more have a word that may as well be another one',
  }),
  countSpan: defineMessage<{ counted: number; first: string; last: string }>({
    id: 'chat.count-span',
    defaultMessage:
      '{counted, plural, one {C’était le {first}.} other {La première fois le {first}, la dernière le {last}.}}',
    description: 'After chat.count-unsure: when',
  }),
  countDay: defineMessage<{ day: string }>({
    id: 'chat.count-day',
    defaultMessage: 'Le {day}.',
    description: 'Before chat.count-unsure: the first or the last time',
  }),
  nothing: defineMessage({
    id: 'chat.nothing',
    defaultMessage: 'Rien dans vos pensées',
    description: 'No thought answers the question',
  }),
  nothingText: defineMessage<{ searched: number }>({
    id: 'chat.nothing-text',
    defaultMessage:
      '{searched, plural, =0 {Aucune pensée à relire sous ces filtres.} one {Une pensée relue, elle n’y répond pas.} other {# pensées relues, aucune n’y répond.}}',
    description: 'How many thoughts were searched in vain',
  }),
  nearest: defineMessage<{ count: number; by: string }>({
    id: 'chat.nearest',
    defaultMessage:
      '{by, select, words {La plus proche a une partie de vos mots :} meaning {La plus proche par le sens :} other {{count, plural, one {La plus proche :} other {Les plus proches :}}}}',
    description: 'Before the thought that comes nearest; several in earlier answers',
  }),
  tryOther: defineMessage({
    id: 'chat.try-other',
    defaultMessage: 'Essayez d’autres mots, ou un moment plus large.',
    description: 'What to do when nothing was found',
  }),
  byEcrin: defineMessage({
    id: 'chat.by-ecrin',
    defaultMessage: 'Écrin',
    description: 'Who answered: the app itself, by words',
  }),
  searched: defineMessage<{ searched: number; engine: string }>({
    id: 'chat.searched',
    defaultMessage:
      '{searched, plural, one {# pensée relue} other {# pensées relues}}, {engine, select, words {par les mots} other {par les mots et le sens}}',
    description: 'How an answer was found',
  }),
  copy: defineMessage({
    id: 'chat.copy',
    defaultMessage: 'Copier la réponse',
    description: 'Button',
  }),
  copied: defineMessage({
    id: 'chat.copied',
    defaultMessage: 'Réponse copiée',
    description: 'After copying',
  }),
  copyFailed: defineMessage({
    id: 'chat.copy-failed',
    defaultMessage: 'Votre navigateur n’a pas permis la copie.',
    description: 'Copying failed',
  }),
  sources: defineMessage({
    id: 'chat.sources',
    defaultMessage: 'Sources',
    description: 'Accessible name of the list of quoted thoughts',
  }),
  source: defineMessage<{ number: string }>({
    id: 'chat.source',
    defaultMessage: 'Source {number}',
    description: 'Accessible name of the number of a quoted thought',
  }),
  written: defineMessage({
    id: 'chat.written',
    defaultMessage: 'écrite',
    description: 'A quoted thought that was written',
  }),
  listen: defineMessage<{ day: string; at: string }>({
    id: 'chat.listen',
    defaultMessage: 'Écouter la pensée du {day} à {at}',
    description: 'Accessible name of a link that plays the quote',
  }),
  deletedSource: defineMessage({
    id: 'chat.deleted-source',
    defaultMessage: 'Cette pensée n’est plus là.',
    description: 'A quoted thought was deleted or made private since',
  }),
};
