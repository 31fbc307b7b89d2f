import { defineMessage } from 'react-intl';

export const queueFiguresMessages = {
  overdue: defineMessage<{ count: number }>({
    id: 'queues.overdue',
    defaultMessage: '{count, plural, one {une depuis plus de 5 min} other {# depuis plus de 5 min}}',
    description: 'Under a figure: transcriptions that take too long',
  }),
  oldestSince: defineMessage<{ time: string }>({ id: 'queues.oldest-since', defaultMessage: 'la plus ancienne : {time}', description: 'Under a figure' }),
  none: defineMessage({ id: 'queues.none', defaultMessage: 'rien n’attend', description: 'Under a figure' }),
  noneRetryable: defineMessage({ id: 'queues.none-retryable', defaultMessage: 'un nouvel essai finirait de même', description: 'Under a figure: of what failed nothing can be started again' }),
  noneFailed: defineMessage({ id: 'queues.none-failed', defaultMessage: 'rien n’a échoué', description: 'Under a figure' }),
  allUpToDate: defineMessage({ id: 'queues.all-up-to-date', defaultMessage: 'toutes avancent', description: 'Under a figure: read models' }),
  toReplay: defineMessage({ id: 'queues.to-replay', defaultMessage: 'à rejouer plus bas', description: 'Under a figure: read models' }),
  enginesReady: defineMessage({ id: 'queues.engines-ready', defaultMessage: 'Moteurs', description: 'Figure' }),
  readyOf: defineMessage<{ ready: number; count: number }>({ id: 'queues.ready-of', defaultMessage: '{ready} sur {count}', description: 'Figure: how many engines answer' }),
  allReady: defineMessage({ id: 'queues.all-ready', defaultMessage: 'tous répondent', description: 'Under a figure' }),
  fetching: defineMessage<{ count: number }>({
    id: 'queues.engines-fetching',
    defaultMessage: '{count, plural, one {un modèle se télécharge} other {# modèles se téléchargent}}',
    description: 'Under a figure',
  }),
  notAll: defineMessage<{ count: number }>({ id: 'queues.not-all', defaultMessage: '{count, plural, one {un ne répond pas} other {# ne répondent pas}}', description: 'Under a figure' }),
};
