import type { ProblemTable } from '#problem/problem-table.ts';

export const goalProblems = {
  'goal.not-found': { status: 404, fr: 'Cet objectif est introuvable.', en: 'This goal could not be found.' },
  'goal.already-set': { status: 409, fr: 'Un autre objectif porte déjà cet identifiant.', en: 'Another goal already has this identifier.' },
  'goal.too-many': { status: 409, fr: 'Vous avez déjà 100 objectifs : supprimez-en un d’abord.', en: 'You already have 100 goals: delete one first.' },
  'goal.title-empty': { status: 400, fr: 'Un objectif a besoin d’un titre.', en: 'A goal needs a title.' },
  'goal.title-too-long': { status: 400, fr: 'Ce titre dépasse 120 caractères.', en: 'This title is over 120 characters.' },
  'goal.description-too-long': { status: 400, fr: 'Cette description dépasse 2 000 caractères.', en: 'This description is over 2,000 characters.' },
  'goal.ends-before-it-starts': { status: 400, fr: 'La date de fin vient avant le début.', en: 'The end date comes before the start.' },
  'goal.starts-too-late': { status: 400, fr: 'Un objectif commence dans dix ans au plus tard.', en: 'A goal starts ten years from now at the latest.' },
  'goal.rests-every-day': { status: 400, fr: 'Un objectif ne peut pas se reposer tous les jours.', en: 'A goal cannot rest every day.' },
  'goal.deleted': { status: 410, fr: 'Cet objectif a été supprimé.', en: 'This goal was deleted.' },
  'goal.counts-thoughts': { status: 409, fr: 'Cet objectif compte vos pensées : il suffit d’en écrire une.', en: 'This goal counts your thoughts: writing one is enough.' },
  'goal.counts-no-thoughts': { status: 409, fr: 'Cet objectif ne compte pas de pensées.', en: 'This goal does not count thoughts.' },
  'goal.day-not-open': {
    status: 400,
    fr: 'Ce jour ne peut pas être noté : il est à venir, ou avant le début de l’objectif.',
    en: 'This day cannot be marked: it is still to come, or before the goal began.',
  },
} as const satisfies ProblemTable;
