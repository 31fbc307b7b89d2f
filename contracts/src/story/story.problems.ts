import type { ProblemTable } from '#problem/problem-table.ts';

export const storyProblems = {
  'story.not-found': { status: 404, fr: 'Ce récit est introuvable.', en: 'This story could not be found.' },
  'story.deleted': { status: 410, fr: 'Ce récit a été supprimé.', en: 'This story was deleted.' },
  'story.already-created': { status: 409, fr: 'Un autre récit porte déjà cet identifiant.', en: 'Another story already has this identifier.' },
  'story.version-not-found': { status: 404, fr: 'Cette version est introuvable.', en: 'This version could not be found.' },
  'story.title-too-long': { status: 400, fr: 'Ce titre dépasse 160 caractères.', en: 'This title is over 160 characters.' },
  'story.part-too-long': { status: 400, fr: 'Ce paragraphe dépasse 100 000 caractères.', en: 'This paragraph is over 100,000 characters.' },
  'story.too-long': { status: 400, fr: 'Un récit tient en 400 000 caractères.', en: 'A story can hold 400,000 characters at most.' },
  'story.too-many-parts': { status: 400, fr: 'Un récit a 500 paragraphes au plus.', en: 'A story has at most 500 paragraphs.' },
  'story.too-many-pictures': { status: 409, fr: 'Un récit garde 100 images au plus, avec celles de ses versions.', en: 'A story keeps at most 100 pictures, including those of its versions.' },
  'story.passage-not-found': { status: 404, fr: 'Ce passage ne s’entend plus : son enregistrement n’est plus là.', en: 'This passage can no longer be heard: its recording is gone.' },
  'story.too-many-passages': {
    status: 429,
    fr: 'Beaucoup de passages en peu de temps. Attendez un quart d’heure avant d’en écouter d’autres.',
    en: 'Many passages have been played in a short time. Wait a quarter of an hour before you listen to more.',
  },
  'story.too-many-books': {
    status: 429,
    fr: 'Beaucoup de livres en peu de temps. Attendez un quart d’heure avant d’en télécharger un autre.',
    en: 'Many books have been made in a short time. Wait a quarter of an hour before you download another.',
  },
  'story.book-too-long': {
    status: 422,
    fr: 'Ce récit demande trop de temps à mettre en livre. Partagez-le en plusieurs récits, ou réessayez dans un quart d’heure.',
    en: 'This story takes too long to make into a book. Divide it into several stories, or try again in a quarter of an hour.',
  },
  'story.nothing-to-share': { status: 409, fr: 'Ce récit est encore vide : il n’y a rien à lire.', en: 'This story is still empty: there is nothing to read.' },
  'story-draft.nothing-chosen': {
    status: 400,
    fr: 'Aucun de ces paragraphes ne vient d’une pensée : il n’y a rien à composer.',
    en: 'None of these paragraphs comes from a thought: there is nothing to compose.',
  },
  'story-draft.composing': { status: 409, fr: 'Un brouillon de ce récit est déjà en train de s’écrire.', en: 'A draft of this story is already being written.' },
  'story-draft.not-found': { status: 404, fr: 'Ce récit n’a pas de brouillon.', en: 'This story has no draft.' },
  'story-draft.no-engine': {
    status: 503,
    fr: 'Aucun modèle qui écrit n’est disponible. Le récit reste fait de vos pensées.',
    en: 'No writing model is available. The story stays made of your own thoughts.',
  },
  'story-draft.not-accepted': { status: 409, fr: 'Acceptez d’abord où vos pensées seraient envoyées.', en: 'First accept where your thoughts would be sent.' },
  'story-draft.over-budget': {
    status: 409,
    fr: 'Le budget du mois est atteint. Vous pourrez composer un brouillon le 1er.',
    en: 'This month’s budget is used up. You can compose a draft on the 1st.',
  },
  'story-draft.too-many-today': {
    status: 429,
    fr: 'Vous avez demandé 40 brouillons en un jour. Vous pourrez en composer d’autres demain.',
    en: 'You have asked for 40 drafts in a day. You can compose more tomorrow.',
  },
  'story-share.not-found': { status: 404, fr: 'Ce lien est introuvable.', en: 'This link could not be found.' },
  'story-share.closed': { status: 410, fr: 'Ce lien est fermé.', en: 'This link is closed.' },
  'story-share.too-many': {
    status: 409,
    fr: 'Ce récit a déjà cinquante liens ouverts. Fermez-en un pour en ouvrir un autre.',
    en: 'This story already has fifty open links. Close one to open another.',
  },
  'story-share.already-shared': { status: 409, fr: 'Un autre lien porte déjà cet identifiant.', en: 'Another link already has this identifier.' },
  'story-share.closes-in-the-past': { status: 400, fr: 'Choisissez une date à venir.', en: 'Choose a date in the future.' },
} as const satisfies ProblemTable;
