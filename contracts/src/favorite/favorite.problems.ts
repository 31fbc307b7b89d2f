import type { ProblemTable } from '#problem/problem-table.ts';

export const favoriteProblems = {
  'favorite.not-found': { status: 404, fr: 'Cela n’est pas, ou plus, là.', en: 'This is not there, or no longer is.' },
  'favorite.too-many': { status: 409, fr: 'Vous avez 200 favoris : retirez-en un d’abord.', en: 'You have 200 favourites: remove one first.' },
} as const satisfies ProblemTable;
