import type { ProblemTable } from '#problem/problem-table.ts';

export const exceptionalAccessProblems = {
  'exceptional-access.not-found': { status: 404, fr: 'Cet accès exceptionnel est introuvable.', en: 'This exceptional access could not be found.' },
  'exceptional-access.no-client': { status: 404, fr: 'Cette personne est introuvable.', en: 'This person could not be found.' },
  'exceptional-access.ended': { status: 403, fr: 'Cet accès exceptionnel est terminé. Le contenu est de nouveau masqué.', en: 'This exceptional access has ended. The content is masked again.' },
  'exceptional-access.already-opened': { status: 409, fr: 'Un autre accès exceptionnel porte déjà cet identifiant.', en: 'Another exceptional access already has this identifier.' },
} as const satisfies ProblemTable;
