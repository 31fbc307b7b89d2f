import type { ProblemTable } from '#problem/problem-table.ts';

export const memoryProblems = {
  'memory.fact-not-found': { status: 404, fr: 'Cela n’est plus dans ce qu’Écrin sait de vous.', en: 'This is no longer among what Écrin knows about you.' },
  'memory.fact-empty': { status: 400, fr: 'Écrivez ce qu’Écrin doit savoir.', en: 'Write what Écrin should know.' },
  'memory.fact-too-long': { status: 400, fr: '300 caractères au plus.', en: '300 characters at most.' },
  'memory.fact-already-added': { status: 409, fr: 'Autre chose porte déjà cet identifiant.', en: 'Something else already has this identifier.' },
  'memory.full': { status: 409, fr: 'Écrin retient 60 choses au plus : oubliez-en une d’abord.', en: 'Écrin remembers 60 things at most: forget one first.' },
} as const satisfies ProblemTable;
