import type { ProblemTable } from '#problem/problem-table.ts';

export const journalImportProblems = {
  'import.not-found': { status: 404, fr: 'Cet import est introuvable.', en: 'This import could not be found.' },
  'import.under-way': { status: 409, fr: 'Un autre import est en cours. Attendez sa fin, ou annulez-le.', en: 'Another import is under way. Wait for its end, or undo it.' },
  'import.nothing': { status: 422, fr: 'Ce fichier ne contient aucune entrée à apporter.', en: 'This file has no entry to bring.' },
  'import.too-many': { status: 413, fr: 'Ce fichier contient plus de 20 000 entrées. Apportez-le en plusieurs fois.', en: 'This file has more than 20,000 entries. Bring it in several parts.' },
  'import.too-late': { status: 410, fr: 'Les trente jours pour annuler cet import sont passés.', en: 'The thirty days in which this import could be undone are over.' },
  'import.incomplete': { status: 409, fr: 'Le fichier n’est pas arrivé en entier. Envoyez-le encore.', en: 'The file has not arrived completely. Please send it again.' },
  'import.unknown': {
    status: 422,
    fr: 'Écrin ne reconnaît pas ce fichier. Les sources qu’il sait lire sont dans la liste.',
    en: 'Écrin does not recognise this file. The sources it can read are in the list.',
  },
  'import.damaged': { status: 422, fr: 'Ce fichier est abîmé ou incomplet. Rien n’a été gardé.', en: 'This file is damaged or incomplete. Nothing was kept.' },
  'import.encrypted': { status: 422, fr: 'Ce fichier est protégé par un mot de passe. Exportez-le sans mot de passe.', en: 'This file is protected by a password. Export it without one.' },
  'import.unsafe': {
    status: 422,
    fr: 'Ce fichier se déplie en bien plus grand que lui, ou sort de son dossier. Rien n’a été gardé.',
    en: 'This file unfolds to far more than its size, or leaves its folder. Nothing was kept.',
  },
  'import.file-too-large': { status: 413, fr: 'Ce fichier dépasse 8\u00A0Go. Apportez-le en plusieurs fois.', en: 'This file is larger than 8\u00A0GB. Bring it in several parts.' },
  'import.too-large': {
    status: 413,
    fr: 'Les textes de ce fichier sont trop longs pour être lus d’un coup. Apportez-le en plusieurs fois.',
    en: 'The texts of this file are too long to be read at once. Bring it in several parts.',
  },
  'import.link-unknown': { status: 422, fr: 'Ce lien ne mène à aucun écrin. Copiez-le encore, en entier.', en: 'This link leads to no écrin. Copy it again, the whole of it.' },
  'import.link-closed': { status: 410, fr: 'Ce lien est fermé. Demandez-en un autre dans votre ancien écrin.', en: 'This link is closed. Ask for another one in your former écrin.' },
  'import.link-code': {
    status: 422,
    fr: 'Ce code n’est pas celui de ce lien. Après cinq erreurs, le lien se ferme.',
    en: 'This code is not the one of this link. After five mistakes the link closes.',
  },
  'import.link-unreachable': { status: 502, fr: 'L’autre écrin ne répond pas. Essayez dans un moment.', en: 'The other écrin does not answer. Try again in a moment.' },
  'import.archive-too-large': {
    status: 413,
    fr: 'Cette archive dépasse 8\u00A0Go. Emportez-la en plusieurs périodes, et apportez les fichiers.',
    en: 'This archive has more than 8 GB. Take it away in several spans, and bring the files.',
  },
} as const satisfies ProblemTable;
