import type { ProblemTable } from './problem-table.ts';

export const generalProblems = {
  'general.unexpected': { status: 500, fr: 'Une erreur est survenue', en: 'Something went wrong' },
  'general.not-found': { status: 404, fr: 'Cette page est introuvable ou n’est plus là.', en: 'This page could not be found, or is no longer there.' },
  'general.invalid-request': { status: 400, fr: 'La demande contient une valeur qui n’est pas acceptée.', en: 'The request contains a value that is not accepted.' },
  'general.unauthorized': { status: 401, fr: 'Votre session est terminée. Reconnectez-vous pour continuer.', en: 'Your session has ended. Sign in again to continue.' },
  'general.method-not-allowed': { status: 405, fr: 'Cette action n’existe pas ici.', en: 'This action does not exist here.' },
  'general.too-large': { status: 413, fr: 'L’envoi dépasse la taille permise.', en: 'What was sent is larger than allowed.' },
  'general.too-demanding': {
    status: 422,
    fr: 'Ce texte demanderait trop de calcul au service. Divisez-le, puis renvoyez-le.',
    en: 'This text would take the service too long to process. Divide it, then send it again.',
  },
  'general.unsupported-media-type': { status: 415, fr: 'Ce format n’est pas accepté.', en: 'This format is not accepted.' },
  'general.too-many-requests': { status: 429, fr: 'Trop de demandes à la fois. Patientez un instant.', en: 'Too many requests at once. Please wait a moment.' },
  'client.day-used-up': {
    status: 429,
    fr: 'Vous avez atteint la limite de la journée. Ce que vous écrivez reste sur cet appareil et partira demain.',
    en: 'You have reached today’s limit. What you write stays on this device and will be sent tomorrow.',
  },
  'general.storage-full': {
    status: 503,
    fr: 'Le service n’a plus de place pour enregistrer. Tout ce qui est gardé reste lisible, et ce que vous écrivez attend sur cet appareil.',
    en: 'The service has no room left to save. Everything kept can still be read, and what you write stays on this device until it can be sent.',
  },
  'general.busy': { status: 503, fr: 'Le service est très sollicité. Réessayez dans un instant.', en: 'The service is very busy. Try again in a moment.' },
  'general.rebuilding': { status: 503, fr: 'Vos listes se reconstruisent. Réessayez dans un instant.', en: 'Your lists are being rebuilt. Try again in a moment.' },
  'idempotency-key.reused': { status: 422, fr: 'Cet envoi a été confondu avec un autre. Recommencez.', en: 'This request was mistaken for another one. Please try again.' },
  'general.changed-meanwhile': { status: 409, fr: 'Cela a changé entre-temps. Relisez, puis recommencez.', en: 'This changed in the meantime. Read it again, then retry.' },
} as const satisfies ProblemTable;
