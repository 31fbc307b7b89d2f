import type { ProblemTable } from '#problem/problem-table.ts';

export const serviceSettingsProblems = {
  'service-settings.locked': { status: 409, fr: 'Ce réglage vient de l’environnement du serveur : il se change là-bas.', en: 'This setting comes from the server’s environment: change it there.' },
  'service-settings.delivery-unavailable': {
    status: 409,
    fr: 'Rien ne peut être envoyé par là : ce moyen n’est pas configuré, ou vous n’y avez pas d’adresse.',
    en: 'Nothing can be sent that way: it is not set up, or you have no address there.',
  },
  'service-settings.no-device': {
    status: 409,
    fr: 'Aucun de vos appareils ne reçoit de notifications : inscrivez celui-ci à la page Notifications.',
    en: 'None of your devices receives notifications: subscribe this one on the Notifications page.',
  },
  'service-settings.change-not-found': { status: 404, fr: 'Ce changement est introuvable.', en: 'This change could not be found.' },
  'service-settings.changed-since': {
    status: 409,
    fr: 'Ce réglage a été changé depuis : annulez d’abord le changement le plus récent.',
    en: 'This setting has been changed since: undo the latest change first.',
  },
} as const satisfies ProblemTable;
