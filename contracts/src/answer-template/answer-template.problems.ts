import type { ProblemTable } from '#problem/problem-table.ts';

export const answerTemplateProblems = {
  'answer-template.not-found': { status: 404, fr: 'Ce modèle n’existe plus.', en: 'This template no longer exists.' },
  'answer-template.already-added': { status: 409, fr: 'Un autre modèle porte déjà cet identifiant.', en: 'Another template already has this identifier.' },
  'answer-template.empty': { status: 400, fr: 'Écrivez le texte dans une langue au moins.', en: 'Write the text in at least one language.' },
  'answer-template.unknown-variable': {
    status: 400,
    fr: 'Entre accolades, un modèle n’a que {prénom} et {service} en français, {first name} et {service} en anglais.',
    en: 'Between braces, a template has only {prénom} and {service} in French, {first name} and {service} in English.',
  },
  'answer-template.title-taken': { status: 409, fr: 'Un autre modèle porte déjà ce titre.', en: 'Another template already has this title.' },
  'answer-template.too-many': { status: 409, fr: 'Il y a déjà 60 modèles : supprimez-en un d’abord.', en: 'There are 60 templates already: remove one first.' },
} as const satisfies ProblemTable;
