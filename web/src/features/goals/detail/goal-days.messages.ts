import { defineMessage } from 'react-intl';

export const goalDayMessages = {
  days: defineMessage({ id: 'goal.page.days', defaultMessage: 'Jours', description: 'Heading over the calendar of days' }),
  daysHint: defineMessage({ id: 'goal.page.days-hint', defaultMessage: 'Les flèches vont d’un jour à l’autre.', description: 'Explains the calendar to the keyboard' }),
  dayName: defineMessage<{ day: string; state: string; count: number }>({
    id: 'goal.page.day-name',
    defaultMessage: '{day} : {state}{count, plural, =0 {} one {} other {, # fois}}',
    description: 'Name of a day in the calendar',
  }),
  dayThoughts: defineMessage<{ day: string; count: number; state: string }>({
    id: 'goal.page.day-thoughts',
    defaultMessage: '{day} : {count, plural, =0 {aucune pensée} one {# pensée} other {# pensées}}{state, select, skipped {, jour sauté} other {}}',
    description: 'Name of a day in the calendar of a goal that counts thoughts',
  }),
  dayLimit: defineMessage<{ day: string; count: number; by: string; state: string }>({
    id: 'goal.page.day-limit',
    defaultMessage:
      '{day} : {by, select, thoughts {{count, plural, =0 {aucune pensée} one {# pensée} other {# pensées}}} other {{count, plural, =0 {aucune fois} one {# fois} other {# fois}}}}{state, select, within {, dans la limite} over {, au-dessus de la limite} skipped {, jour sauté} other {}}',
    description: 'Name of a day in the calendar of a goal that sets a limit',
  }),
  dayRest: defineMessage<{ name: string }>({ id: 'goal.page.day-rest', defaultMessage: '{name} · repos', description: 'Name of a day of rest' }),
  dayPause: defineMessage<{ name: string }>({ id: 'goal.page.day-pause', defaultMessage: '{name} · pause', description: 'Name of a day within a pause' }),
  skip: defineMessage({ id: 'goal.page.skip', defaultMessage: 'Sauter ce jour', description: 'Pressed or not: a day of a goal that counts thoughts asks nothing' }),
  markGroup: defineMessage<{ day: string }>({ id: 'goal.page.mark-group', defaultMessage: 'Noter {day}', description: 'Name of the group of marks of a day' }),
  times: defineMessage({ id: 'goal.page.times', defaultMessage: 'Combien de fois', description: 'Field: how many times on a day' }),
};
