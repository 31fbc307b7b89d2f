import type { ProblemTable } from '#problem/problem-table.ts';

export const commentReportProblems = {
  'comment-report.not-found': {
    status: 404,
    fr: 'Ce signalement est introuvable.',
    en: 'This report could not be found.',
  },
  'comment-report.own': {
    status: 409,
    fr: 'C’est votre propre texte : vous pouvez le supprimer.',
    en: 'These are your own words: you can delete them.',
  },
  'comment-report.hidden': {
    status: 409,
    fr: 'Ce texte est masqué : rétablissez-le pour le garder.',
    en: 'These words are hidden: restore them to keep them.',
  },
} as const satisfies ProblemTable;
