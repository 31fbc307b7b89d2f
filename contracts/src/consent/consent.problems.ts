import type { ProblemTable } from '#problem/problem-table.ts';

export const consentProblems = {
  'consent.outdated': {
    status: 409,
    fr: 'Ce qui partirait, ou sa destination, a changé depuis que cette page est ouverte. Relisez-la, puis répondez de nouveau.',
    en: 'What would be sent, or where to, has changed since this page was opened. Please read it again, then answer once more.',
  },
} as const satisfies ProblemTable;
