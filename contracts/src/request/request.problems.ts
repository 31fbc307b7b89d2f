import type { ProblemTable } from '#problem/problem-table.ts';

export const requestProblems = {
  'request.not-found': { status: 404, fr: 'Cette demande est introuvable.', en: 'This request could not be found.' },
  'request.already-exists': { status: 409, fr: 'Une autre demande porte déjà cet identifiant.', en: 'Another request already has this identifier.' },
  'request.empty': { status: 400, fr: 'Dites en quelques mots ce qu’il vous faut.', en: 'Say in a few words what you need.' },
  'request.already-open': { status: 409, fr: 'Vous l’avez déjà demandé : la réponse vous parviendra ici.', en: 'You have already asked for this: the answer will reach you here.' },
  'request.already-granted': { status: 409, fr: 'Vous l’avez déjà.', en: 'You already have it.' },
  'request.too-many-open': {
    status: 429,
    fr: 'Cinq de vos demandes attendent déjà une réponse. Attendez-en une, ou retirez-en une.',
    en: 'Five of your requests are already waiting for an answer. Wait for one, or withdraw one.',
  },
  'request.too-many-messages': {
    status: 429,
    fr: 'Vous avez écrit vingt messages en un jour. Vous pourrez en écrire d’autres demain.',
    en: 'You have written twenty messages within a day. You can write more tomorrow.',
  },
  'request.thread-full': {
    status: 409,
    fr: 'Cet échange a atteint deux cents messages. Continuez dans une nouvelle demande.',
    en: 'This exchange has reached two hundred messages. Continue in a new request.',
  },
  'request.withdrawn': { status: 409, fr: 'Cette demande a été retirée par la personne.', en: 'This request was withdrawn by the person.' },
  'request.not-open': { status: 409, fr: 'Cette demande a déjà reçu une réponse, ou a été retirée.', en: 'This request has already been answered, or was withdrawn.' },
  'request.answer-not-fitting': { status: 409, fr: 'Cette réponse ne convient pas à cette demande.', en: 'This answer does not fit this request.' },
  'request.answer-without-words': { status: 400, fr: 'Écrivez un mot à la personne.', en: 'Write a note to the person.' },
  'request.nothing-to-reverse': { status: 409, fr: 'Il n’y a pas de décision à annuler.', en: 'There is no decision to reverse.' },
  'request.reversal-over': { status: 409, fr: 'Une décision s’annule pendant 30 jours : ce délai est passé.', en: 'A decision can be reversed for 30 days: that time has passed.' },
} as const satisfies ProblemTable;
