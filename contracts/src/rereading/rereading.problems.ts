import type { ProblemTable } from '#problem/problem-table.ts';

export const rereadingProblems = {
  'rereading.not-found': { status: 404, fr: 'Cette relecture est introuvable.', en: 'This rereading could not be found.' },
  'rereading.already-started': { status: 409, fr: 'Une autre relecture porte déjà cet identifiant.', en: 'Another rereading already has this identifier.' },
} as const satisfies ProblemTable;
