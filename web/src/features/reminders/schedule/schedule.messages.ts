import { defineMessage } from 'react-intl';

export const scheduleMessages = {
  hourly: defineMessage<{ hours: number; minute: string; time: string }>({
    id: 'reminder.hourly',
    defaultMessage: '{hours, plural, =1 {Toutes les heures, à la minute {minute}} other {Toutes les # heures, dès {time}}}',
    description: 'How often a reminder of several times a day is due',
  }),
  daily: defineMessage<{ time: string }>({ id: 'reminder.daily', defaultMessage: 'Chaque jour à {time}', description: 'How often a daily reminder is due' }),
  weekly: defineMessage<{ weekday: string; time: string }>({ id: 'reminder.weekly', defaultMessage: 'Chaque {weekday} à {time}', description: 'How often a weekly reminder is due' }),
  monthly: defineMessage<{ day: number; time: string }>({
    id: 'reminder.monthly',
    defaultMessage:
      '{day, plural, =1 {Le 1er de chaque mois à {time}} =29 {Le 29 de chaque mois, ou le dernier jour s’il est plus court, à {time}} =30 {Le 30 de chaque mois, ou le dernier jour s’il est plus court, à {time}} =31 {Le dernier jour de chaque mois à {time}} other {Le # de chaque mois à {time}}}',
    description: 'How often a monthly reminder is due; 31 is the last day of any month',
  }),
  once: defineMessage<{ weekday: string; date: string; time: string }>({ id: 'reminder.once', defaultMessage: 'Le {weekday} {date} à {time}', description: 'When a reminder of one day is due' }),
};
