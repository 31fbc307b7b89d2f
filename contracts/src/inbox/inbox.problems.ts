import type { ProblemTable } from '#problem/problem-table.ts';

export const inboxProblems = { 'inbox.taken-meanwhile': { status: 409, fr: 'Cela vient de changer de mains.', en: 'This has just changed hands.' } } as const satisfies ProblemTable;
