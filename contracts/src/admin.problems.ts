import type { ProblemTable } from './problem-table.ts';

export const adminProblems = {
  'admin.second-factor-required': { status: 403, fr: 'Un Super Admin entre avec un second facteur. Ajoutez le vôtre pour continuer.', en: 'A Super Admin signs in with a second factor. Add yours to go on.' },
} as const satisfies ProblemTable;
