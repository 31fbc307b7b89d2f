import type { ProblemTable } from '#problem/problem-table.ts';

export const threadProblems = {
  'thread.not-found': { status: 404, fr: 'Ce fil est introuvable.', en: 'This thread could not be found.' },
  'thread.already-started': { status: 409, fr: 'Un autre fil porte déjà cet identifiant.', en: 'Another thread already has this identifier.' },
  'thread.name-empty': { status: 400, fr: 'Un fil a besoin d’un nom.', en: 'A thread needs a name.' },
  'thread.name-too-long': { status: 400, fr: 'Ce nom dépasse 80 caractères.', en: 'This name is over 80 characters.' },
  'thread.description-too-long': { status: 400, fr: 'Cette description dépasse 2 000 caractères.', en: 'This description is over 2,000 characters.' },
  'thread.rank-not-accepted': { status: 400, fr: 'Ce fil ne peut pas être placé là.', en: 'This thread cannot be placed there.' },
  'thread.deleted': { status: 410, fr: 'Ce fil a été supprimé.', en: 'This thread was deleted.' },
  'thread.merged': { status: 409, fr: 'Ce fil fait désormais partie d’un autre.', en: 'This thread is now part of another one.' },
  'thread.merged-into-itself': { status: 400, fr: 'Un fil ne peut pas être fusionné avec lui-même.', en: 'A thread cannot be merged into itself.' },
} as const satisfies ProblemTable;
