import type { ProblemTable } from '#problem/problem-table.ts';

export const inboxProblems = {
  'inbox.taken-meanwhile': {
    status: 409,
    fr: 'Quelqu’un d’autre vient de changer à qui c’est confié. Voyez qui l’a maintenant.',
    en: 'Somebody else has just changed who has this. See who has it now.',
  },
  'inbox.not-an-administrator': {
    status: 409,
    fr: 'Cette personne n’administre plus ce service.',
    en: 'This person no longer administers this service.',
  },
} as const satisfies ProblemTable;
