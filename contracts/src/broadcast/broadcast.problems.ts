import type { ProblemTable } from '#problem/problem-table.ts';

export const broadcastProblems = {
  'broadcast.not-found': { status: 404, fr: 'Cet envoi est introuvable.', en: 'This message could not be found.' },
  'broadcast.gone': { status: 409, fr: 'Cet envoi est déjà parti : il ne change plus.', en: 'This message has gone out: it can no longer be changed.' },
  'broadcast.scheduled': { status: 409, fr: 'Cet envoi est programmé. Annulez d’abord son heure pour le modifier.', en: 'This message is scheduled. Cancel its time before you change it.' },
  'broadcast.recipient-fixed': {
    status: 409,
    fr: 'Un message à une personne ne change pas de destinataire : écrivez-en un autre.',
    en: 'A message to one person keeps its recipient: write another one.',
  },
  'broadcast.words-missing': {
    status: 400,
    fr: 'Il manque un titre et un texte dans chaque langue, ou une langue de repli.',
    en: 'A title and a text are needed in each language, or a fallback language.',
  },
  'broadcast.no-channel': { status: 400, fr: 'Choisissez par où cet envoi passe.', en: 'Choose how this message is to be sent.' },
  'broadcast.span': { status: 400, fr: 'Une annonce finit après son début.', en: 'An announcement has to end after it begins.' },
  'broadcast.superadmin-required': {
    status: 403,
    fr: 'Écrire à tous les clients, ou à tous ceux d’une langue, revient à un Super Admin.',
    en: 'Only a Super Admin may write to all clients, or to all those of one language.',
  },
  'broadcast.not-under-way': { status: 409, fr: 'Cet envoi n’est pas en cours.', en: 'This message is not being sent.' },
  'broadcast.client-not-found': { status: 404, fr: 'Ce client est introuvable.', en: 'This client could not be found.' },
} as const satisfies ProblemTable;
