import type { ProblemTable } from '#problem/problem-table.ts';

export const reminderProblems = {
  'reminder.not-found': { status: 404, fr: 'Ce rappel est introuvable.', en: 'This reminder could not be found.' },
  'reminder.already-set': { status: 409, fr: 'Un autre rappel porte déjà cet identifiant.', en: 'Another reminder already has this identifier.' },
  // The sentence is fixed: clients show it unchanged.
  'reminder.title-empty': { status: 400, fr: 'Le titre est requis', en: 'The title is required' },
  'reminder.title-too-long': { status: 400, fr: 'Ce titre dépasse 120 caractères.', en: 'This title is over 120 characters.' },
  'reminder.description-too-long': { status: 400, fr: 'Cette description dépasse 2 000 caractères.', en: 'This description is over 2,000 characters.' },
  'reminder.deleted': { status: 410, fr: 'Ce rappel a été supprimé.', en: 'This reminder was deleted.' },
  'reminder.already-past': { status: 400, fr: 'Ce moment est déjà passé.', en: 'This moment has already passed.' },
  'reminder.too-many': { status: 409, fr: 'Vous avez déjà 200 rappels : supprimez-en un d’abord.', en: 'You already have 200 reminders: delete one first.' },
  'reminder.cron-fields': {
    status: 400,
    fr: 'Il faut cinq champs : minute, heure, jour du mois, mois, jour de la semaine.',
    en: 'Five fields are needed: minute, hour, day of the month, month, day of the week.',
  },
  'reminder.cron-minute': { status: 400, fr: 'La minute n’est pas comprise : de 0 à 59, * , une liste ou un pas.', en: 'The minute was not understood: 0 to 59, *, a list or a step.' },
  'reminder.cron-hour': { status: 400, fr: 'L’heure n’est pas comprise : de 0 à 23, * , une liste ou un pas.', en: 'The hour was not understood: 0 to 23, *, a list or a step.' },
  'reminder.cron-day-of-month': {
    status: 400,
    fr: 'Le jour du mois n’est pas compris : de 1 à 31, * , une liste ou un pas.',
    en: 'The day of the month was not understood: 1 to 31, *, a list or a step.',
  },
  'reminder.cron-month': {
    status: 400,
    fr: 'Le mois n’est pas compris : de 1 à 12, JAN à DEC, * , une liste ou un pas.',
    en: 'The month was not understood: 1 to 12, JAN to DEC, *, a list or a step.',
  },
  'reminder.cron-day-of-week': {
    status: 400,
    fr: 'Le jour de la semaine n’est pas compris : de 0 (dimanche) à 7, SUN à SAT, * , une liste ou un pas.',
    en: 'The day of the week was not understood: 0 (Sunday) to 7, SUN to SAT, *, a list or a step.',
  },
  'reminder.never-due': { status: 400, fr: 'Cette date n’arrive jamais.', en: 'This date never comes.' },
} as const satisfies ProblemTable;
