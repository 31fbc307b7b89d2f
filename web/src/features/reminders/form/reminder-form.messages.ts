import { defineMessage } from 'react-intl';

export const formMessages = {
  set: defineMessage({ id: 'reminder.form.set', defaultMessage: 'Nouveau rappel', description: 'Title of the form of a new reminder' }),
  revise: defineMessage({ id: 'reminder.form.revise', defaultMessage: 'Modifier le rappel', description: 'Title of the form of a reminder' }),
  title: defineMessage({ id: 'reminder.form.title', defaultMessage: 'Titre', description: 'Label of the title of a reminder' }),
  titleRequired: defineMessage({ id: 'reminder.form.title-required', defaultMessage: 'Le titre est requis', description: 'A fixed sentence, to the letter' }),
  when: defineMessage({ id: 'reminder.form.when', defaultMessage: 'Quand', description: 'Label of how often a reminder is due' }),
  frequency: defineMessage<{ frequency: string }>({
    id: 'reminder.form.frequency',
    defaultMessage: '{frequency, select, hourly {Plusieurs fois par jour} daily {Chaque jour} weekly {Chaque semaine} monthly {Chaque mois} once {Un seul jour} other {Réglage avancé}}',
    description: 'One way of how often a reminder is due',
  }),
  everyHours: defineMessage({ id: 'reminder.form.every-hours', defaultMessage: 'Toutes les', description: 'Label of the hours between two times' }),
  hours: defineMessage<{ hours: number }>({
    id: 'reminder.form.hours',
    defaultMessage: '{hours, plural, one {heure} other {# heures}}',
    description: 'A choice of the hours between two times, after “every”',
  }),
  startMinute: defineMessage({ id: 'reminder.form.start-minute', defaultMessage: 'À la minute', description: 'Label of the minute of the hour' }),
  startMinuteWrong: defineMessage({ id: 'reminder.form.start-minute-wrong', defaultMessage: 'De 0 à 59', description: 'The minute of the hour is not one' }),
  dayOfWeek: defineMessage({ id: 'reminder.form.day-of-week', defaultMessage: 'Jour', description: 'Label of the day of the week' }),
  dayOfMonth: defineMessage({ id: 'reminder.form.day-of-month', defaultMessage: 'Jour du mois', description: 'Label of the day of the month' }),
  monthDay: defineMessage<{ day: number }>({
    id: 'reminder.form.month-day',
    defaultMessage: '{day, plural, =1 {1er} =31 {31 (le dernier)} other {#}}',
    description: 'A choice of the day of the month; 31 is the last of any',
  }),
  day: defineMessage({ id: 'reminder.form.day', defaultMessage: 'Jour', description: 'Label of the one day' }),
  time: defineMessage({ id: 'reminder.form.time', defaultMessage: 'Heure', description: 'Label of the time of day' }),
  missing: defineMessage({ id: 'reminder.form.missing', defaultMessage: 'Ce champ est obligatoire', description: 'A day or a time is not filled in' }),
  expression: defineMessage({ id: 'reminder.form.expression', defaultMessage: 'Réglage avancé', description: 'Label of the cron expression' }),
  expressionHint: defineMessage({
    id: 'reminder.form.expression-hint',
    defaultMessage: 'minute heure jour-du-mois mois jour-de-la-semaine',
    description: 'The five fields of a cron expression, in order',
  }),
  ahead: defineMessage({ id: 'reminder.form.ahead', defaultMessage: 'Prochaines dates', description: 'Title of the dates to come, in the form' }),
  aheadTold: defineMessage<{ words: string; dates: string }>({
    id: 'reminder.form.ahead-told',
    defaultMessage: '{words}. Prochaines dates : {dates}',
    description: 'Heard when the dates to come have changed',
  }),
  onClockOf: defineMessage<{ city: string; elided: string }>({
    id: 'reminder.form.on-clock-of',
    defaultMessage: 'Heure {elided, select, yes {d’} other {de }}{city}',
    description: 'On which city’s clock',
  }),
  more: defineMessage({ id: 'reminder.form.more', defaultMessage: 'Plus', description: 'Opens what is rarely filled in' }),
  description: defineMessage({ id: 'reminder.form.description', defaultMessage: 'Description', description: 'Label of the description of a reminder' }),
  leave: defineMessage({ id: 'reminder.form.leave', defaultMessage: 'Annuler', description: 'Leaves the form without keeping' }),
  create: defineMessage({ id: 'reminder.form.create', defaultMessage: 'Créer le rappel', description: 'Keeps a new reminder' }),
  keep: defineMessage({ id: 'reminder.form.keep', defaultMessage: 'Garder', description: 'Keeps a reminder as the form says it' }),
};

export const remindMessages = {
  title: defineMessage({ id: 'reminder.remind', defaultMessage: 'Me le rappeler', description: 'Title of the choice when to read a thought again' }),
  inAWeek: defineMessage({ id: 'reminder.remind.week', defaultMessage: 'Relire dans une semaine', description: 'A choice when to read a thought again' }),
  inAMonth: defineMessage({ id: 'reminder.remind.month', defaultMessage: 'Relire dans un mois', description: 'A choice when to read a thought again' }),
  inSixMonths: defineMessage({ id: 'reminder.remind.six-months', defaultMessage: 'Relire dans 6 mois', description: 'A choice when to read a thought again' }),
  onADay: defineMessage({ id: 'reminder.remind.day', defaultMessage: 'Choisir un jour', description: 'Opens a form to read a thought again on a day' }),
  moment: defineMessage<{ date: string; time: string }>({ id: 'reminder.remind.moment', defaultMessage: '{date} à {time}', description: 'A day in words and a time' }),
  reread: defineMessage<{ title: string }>({
    id: 'reminder.remind.reread',
    defaultMessage: '{title, select, none {Relire une pensée} other {Relire « {title} »}}',
    description: 'Title of the reminder that leads back to a thought',
  }),
  set: defineMessage<{ moment: string }>({ id: 'reminder.remind.set', defaultMessage: 'Rappel créé : {moment}', description: 'Told after a reminder was set from a thought' }),
};
