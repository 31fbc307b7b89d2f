import type { ProblemTable } from '#problem/problem-table.ts';

export const pictureProblems = {
  'picture.unreadable': { status: 415, fr: 'Cette image ne peut pas être lue. Choisissez une photo JPEG, PNG ou WebP.', en: 'This picture cannot be read. Choose a JPEG, PNG or WebP photo.' },
  'picture.too-large': { status: 413, fr: 'Cette image dépasse 10 Mo. Choisissez-en une plus légère.', en: 'This picture is larger than 10 MB. Choose a smaller one.' },
  'picture.not-found': { status: 404, fr: 'Cette image n’est plus là.', en: 'This picture is no longer there.' },
} as const satisfies ProblemTable;
