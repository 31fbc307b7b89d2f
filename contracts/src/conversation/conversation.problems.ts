import type { ProblemTable } from '#problem/problem-table.ts';

export const conversationProblems = {
  'conversation.not-found': { status: 404, fr: 'Cette conversation est introuvable.', en: 'This conversation could not be found.' },
  'conversation.deleted': { status: 410, fr: 'Cette conversation a été supprimée.', en: 'This conversation was deleted.' },
  'conversation.question-empty': { status: 400, fr: 'Veuillez entrer une question', en: 'Please enter a question' },
  'conversation.question-too-long': { status: 400, fr: 'Une question contient 2 000 caractères au plus.', en: 'A question can hold 2,000 characters at most.' },
  'conversation.question-not-found': { status: 404, fr: 'Cette question est introuvable.', en: 'This question could not be found.' },
  'conversation.question-already-asked': { status: 409, fr: 'Une autre question porte déjà cet identifiant.', en: 'Another question already has this identifier.' },
  'conversation.voice-unavailable': {
    status: 503,
    fr: 'Écrin ne peut pas transcrire votre voix pour l’instant. Écrivez votre question.',
    en: 'Écrin cannot transcribe your voice at the moment. Write your question.',
  },
  'conversation.voice-over-budget': {
    status: 429,
    fr: 'Le budget du mois pour la transcription est atteint. Écrivez votre question : il repart le 1er.',
    en: 'This month’s transcription budget is used up. Write your question: it starts again on the 1st.',
  },
  'conversation.nothing-heard': {
    status: 422,
    fr: 'Je n’ai rien entendu. Réessayez plus près du micro, ou écrivez votre question.',
    en: 'I did not hear anything. Try again closer to the microphone, or write your question.',
  },
  'conversation.still-answering': { status: 409, fr: 'La réponse précédente s’écrit encore. Patientez un instant.', en: 'The previous answer is still being written. Please wait a moment.' },
  'conversation.full': { status: 409, fr: 'Cette conversation compte déjà 200 questions : ouvrez-en une autre.', en: 'This conversation already has 200 questions: start another one.' },
  'conversation.name-empty': { status: 400, fr: 'Une conversation a besoin d’un nom.', en: 'A conversation needs a name.' },
  'conversation.name-too-long': { status: 400, fr: 'Ce nom dépasse 120 caractères.', en: 'This name is over 120 characters.' },
} as const satisfies ProblemTable;
