import { defineMessage } from 'react-intl';

export const answerMessages = {
  word: defineMessage({ id: 'requests.word', defaultMessage: 'Mot à la personne', description: 'Field of the answer' }),
  wordHint: defineMessage({ id: 'requests.word.hint', defaultMessage: 'Envoyé avec la décision, et gardé dans l’échange.', description: 'Under it' }),
  wordMissing: defineMessage({ id: 'requests.word.missing', defaultMessage: 'Écrivez un mot à la personne.', description: 'When a refusal or a message has none' }),
  accept: defineMessage({ id: 'requests.do.accept', defaultMessage: 'Accepter', description: 'Button' }),
  refuse: defineMessage({ id: 'requests.do.refuse', defaultMessage: 'Refuser', description: 'Button' }),
  reply: defineMessage({ id: 'requests.do.reply', defaultMessage: 'Répondre', description: 'Button' }),
  ask: defineMessage({ id: 'requests.do.ask', defaultMessage: 'Demander une précision', description: 'Button' }),
  write: defineMessage({ id: 'requests.do.write', defaultMessage: 'Écrire un message', description: 'Button' }),
  reverse: defineMessage({ id: 'requests.do.reverse', defaultMessage: 'Annuler la décision', description: 'Button' }),
  reverseText: defineMessage({
    id: 'requests.do.reverse.text',
    defaultMessage: 'Ce qui avait été accordé est repris, et la demande se rouvre. La personne lira le motif.',
    description: 'In the dialog',
  }),
  reversibleUntil: defineMessage<{ day: string }>({ id: 'requests.reversible.until', defaultMessage: 'Réversible jusqu’au {day}', description: 'Beside a decision' }),
  sentAccepted: defineMessage({ id: 'requests.sent.accepted', defaultMessage: 'Demande acceptée', description: 'Toast' }),
  sentRefused: defineMessage({ id: 'requests.sent.refused', defaultMessage: 'Demande refusée', description: 'Toast' }),
  sentAnswered: defineMessage({ id: 'requests.sent.answered', defaultMessage: 'Réponse envoyée', description: 'Toast' }),
  sentMessage: defineMessage({ id: 'requests.sent.message', defaultMessage: 'Message envoyé', description: 'Toast' }),
  sentReversed: defineMessage({ id: 'requests.sent.reversed', defaultMessage: 'Décision annulée', description: 'Toast' }),
};
