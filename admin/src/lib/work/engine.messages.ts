import { defineMessage } from 'react-intl';

export const engineMessages = {
  lastAnswer: defineMessage<{ time: string }>({ id: 'work.last-answer', defaultMessage: 'Dernière réponse : {time}', description: 'Of an engine' }),
  fault: defineMessage<{ reason: string; time: string }>({ id: 'work.last-fault', defaultMessage: '{reason} ({time})', description: 'Why an engine did not answer, and when' }),
  nextAttempt: defineMessage<{ time: string }>({ id: 'work.next-attempt', defaultMessage: 'prochain essai : {time}', description: 'When an engine is asked again for work that it failed' }),
  'quota-exhausted': defineMessage({ id: 'work.quota-exhausted', defaultMessage: 'Le quota du fournisseur est atteint', description: 'Why an engine did not answer' }),
  'provider-refused': defineMessage({ id: 'work.provider-refused', defaultMessage: 'Le fournisseur refuse les demandes', description: 'Why an engine did not answer' }),
  'provider-unavailable': defineMessage({ id: 'work.provider-unavailable', defaultMessage: 'Le fournisseur est en panne ou injoignable', description: 'Why an engine did not answer' }),
  'no-answer-in-time': defineMessage({ id: 'work.no-answer-in-time', defaultMessage: 'La réponse a trop tardé', description: 'Why an engine did not answer' }),
  'engine-died': defineMessage({ id: 'work.engine-died', defaultMessage: 'Le moteur s’est arrêté pendant un travail', description: 'Why an engine did not answer' }),
};
