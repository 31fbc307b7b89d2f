import type { ProblemTable } from '#problem/problem-table.ts';

/** Said to another écrin, which has sentences of its own. */
export const moveProblems = {
  'move.closed': { status: 410, fr: 'Ce lien est fermé.', en: 'This link is closed.' },
  'move.wrong-code': { status: 403, fr: 'Ce code n’est pas le bon.', en: 'This is not the right code.' },
} as const satisfies ProblemTable;
