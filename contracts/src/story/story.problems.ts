import type { ProblemTable } from '#problem/problem-table.ts';

export const storyProblems = {
  'story.not-found': { status: 404, fr: 'Ce récit est introuvable.', en: 'This story could not be found.' },
  'story.deleted': { status: 410, fr: 'Ce récit a été supprimé.', en: 'This story was deleted.' },
  'story.already-created': {
    status: 409,
    fr: 'Un autre récit porte déjà cet identifiant.',
    en: 'Another story already has this identifier.',
  },
  'story.version-not-found': {
    status: 404,
    fr: 'Cette version est introuvable.',
    en: 'This version could not be found.',
  },
  'story.title-too-long': {
    status: 400,
    fr: 'Ce titre dépasse 160 caractères.',
    en: 'This title is over 160 characters.',
  },
  'story.part-too-long': {
    status: 400,
    fr: 'Ce paragraphe dépasse 100 000 caractères.',
    en: 'This paragraph is over 100,000 characters.',
  },
  'story.too-long': {
    status: 400,
    fr: 'Un récit tient en 400 000 caractères.',
    en: 'A story fits in 400,000 characters.',
  },
  'story.too-many-parts': {
    status: 400,
    fr: 'Un récit a 500 paragraphes au plus.',
    en: 'A story has at most 500 paragraphs.',
  },
  'story.nothing-to-share': {
    status: 409,
    fr: 'Ce récit est encore vide : il n’y a rien à lire.',
    en: 'This story is still empty: there is nothing to read.',
  },
  'story-share.not-found': { status: 404, fr: 'Ce lien est introuvable.', en: 'This link could not be found.' },
  'story-share.closed': { status: 410, fr: 'Ce lien est fermé.', en: 'This link is closed.' },
  'story-share.already-shared': {
    status: 409,
    fr: 'Un autre lien porte déjà cet identifiant.',
    en: 'Another link already has this identifier.',
  },
  'story-share.closes-in-the-past': {
    status: 400,
    fr: 'Choisissez une date à venir.',
    en: 'Choose a date to come.',
  },
} as const satisfies ProblemTable;
