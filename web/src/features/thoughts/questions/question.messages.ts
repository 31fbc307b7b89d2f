import { defineMessage } from 'react-intl';

export const questionMessages = {
  answer: defineMessage({ id: 'thought.question.answer', defaultMessage: 'Y répondre', description: 'Button under a question of a thought: opens a field for the answer' }),
  answerTo: defineMessage<{ question: string }>({ id: 'thought.question.answer-to', defaultMessage: 'Y répondre : {question}', description: 'Name of that button' }),
  field: defineMessage<{ question: string }>({ id: 'thought.question.field', defaultMessage: 'Votre réponse à : {question}', description: 'Name of the field in which a question is answered' }),
  hint: defineMessage({ id: 'thought.question.hint', defaultMessage: 'Votre réponse devient une pensée, reliée à celle-ci.', description: 'What becomes of the answer to a question' }),
  keep: defineMessage({ id: 'thought.question.keep', defaultMessage: 'Garder ma réponse', description: 'Button that stores the answer as a thought' }),
  cancel: defineMessage({ id: 'thought.question.cancel', defaultMessage: 'Annuler', description: 'Closes the field without storing anything' }),
  notKept: defineMessage({ id: 'thought.question.not-kept', defaultMessage: 'Votre réponse n’a pas pu être gardée sur cet appareil. Réessayez.', description: 'The answer could not be stored' }),
  answered: defineMessage({ id: 'thought.question.answered', defaultMessage: 'Lire votre réponse', description: 'Link to the thought that answers a question' }),
  inAnswerTo: defineMessage({
    id: 'thought.question.in-answer-to',
    defaultMessage: 'En réponse à :',
    description: 'Over a thought that answers a question of another one; the question follows, as a link to it',
  }),
};
