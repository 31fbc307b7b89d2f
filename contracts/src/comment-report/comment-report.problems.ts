import type { ProblemTable } from '#problem/problem-table.ts';

export const commentReportProblems = {
  'comment-report.not-found': { status: 404, fr: 'Ce signalement est introuvable.', en: 'This report could not be found.' },
  'comment-report.own': { status: 409, fr: 'C’est votre propre texte : vous pouvez le supprimer.', en: 'These are your own words: you can delete them.' },
  'comment-report.hidden': { status: 409, fr: 'Ce texte est masqué : rétablissez-le pour le garder.', en: 'These words are hidden: restore them to keep them.' },
  'comment-report.not-open': { status: 409, fr: 'Ce signalement n’est plus à examiner.', en: 'This report no longer waits for a decision.' },
  'comment-report.no-community': { status: 409, fr: 'Ce texte ou sa communauté n’est plus là.', en: 'These words or their community are no longer there.' },
  'comment-report.owners-own': {
    status: 409,
    fr: 'Ce texte est de la personne qui tient la communauté : c’est à l’administration d’en décider.',
    en: 'These words are by the owner of the community: administrators decide on them.',
  },
  'comment-report.owner-away': { status: 409, fr: 'Le compte de la personne qui tient la communauté est désactivé.', en: 'The account of the community’s owner is deactivated.' },
  'comment-report.hidden-there': { status: 409, fr: 'La communauté l’a déjà masqué.', en: 'The community has already hidden it.' },
  'comment-report.not-entrusted': { status: 409, fr: 'Ce signalement n’attend plus votre réponse.', en: 'This report no longer waits for your answer.' },
} as const satisfies ProblemTable;
