import type { ProblemTable } from '#problem/problem-table.ts';

export const notificationProblems = {
  'notification.not-found': { status: 404, fr: 'Cette notification est introuvable.', en: 'This notification could not be found.' },
  'notification.already-posted': { status: 409, fr: 'Une autre notification porte déjà cet identifiant.', en: 'Another notification already has this identifier.' },
  'notification.deleted': { status: 410, fr: 'Cette notification a été supprimée.', en: 'This notification was deleted.' },
  'notification.not-a-reminder': { status: 409, fr: 'Seul un rappel se reporte ou se coche.', en: 'Only a reminder can be snoozed or ticked off.' },
  'notification.ticket-not-accepted': { status: 400, fr: 'Ce lien n’est plus valable.', en: 'This link is no longer valid.' },
  'notification.push-not-set-up': { status: 503, fr: 'Ce serveur n’envoie pas de notifications push.', en: 'This server does not send push notifications.' },
  'push-device.not-found': { status: 404, fr: 'Cet appareil est introuvable.', en: 'This device could not be found.' },
  'push-device.token-not-accepted': { status: 400, fr: 'Cet appareil n’a pas pu être inscrit aux notifications.', en: 'This device could not be subscribed to notifications.' },
} as const satisfies ProblemTable;
