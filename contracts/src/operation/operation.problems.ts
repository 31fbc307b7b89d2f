import type { ProblemTable } from '#problem/problem-table.ts';

export const operationProblems = {
  'upkeep.under-way': { status: 409, fr: 'Cette projection est déjà en cours de reprise. Attendez qu’elle finisse.', en: 'This projection is already being worked on. Wait until it is done.' },
  'read-model.not-found': { status: 404, fr: 'Cette projection est introuvable.', en: 'This projection could not be found.' },
  'work.not-found': { status: 404, fr: 'Ce travail n’est plus en échec : il a repris, ou a été clos.', en: 'This work is no longer marked as failed: it has resumed, or was closed.' },
  'work.not-retryable': { status: 409, fr: 'Relancer ce travail n’y changerait rien. Vous pouvez le clore.', en: 'Retrying this work would change nothing. You can close it.' },
} as const satisfies ProblemTable;
