import { defineMessage } from 'react-intl';

export const reminderMessages = {
  title: defineMessage({ id: 'reminder.list.title', defaultMessage: 'Rappels', description: 'Title of the reminders screen' }),
  add: defineMessage({ id: 'reminder.list.add', defaultMessage: 'Nouveau rappel', description: 'Button that opens the form of a new reminder' }),
  loading: defineMessage({ id: 'reminder.list.loading', defaultMessage: 'Chargement de vos rappels', description: 'Heard while the reminders are fetched' }),
  failed: defineMessage({ id: 'reminder.list.failed', defaultMessage: 'Impossible de charger vos rappels', description: 'Title when the reminders could not be fetched' }),
  empty: defineMessage({ id: 'reminder.list.empty', defaultMessage: 'Aucun rappel', description: 'Title when there is no reminder' }),
  emptyText: defineMessage({
    id: 'reminder.list.empty-text',
    defaultMessage: 'Aucun moment n’est choisi. Trois lignes avant de dormir, un appel le dimanche : choisissez le moment, Écrin s’en souvient.',
    description: 'Text when there is no reminder',
  }),
  nextDates: defineMessage<{ title: string }>({ id: 'reminder.next-dates', defaultMessage: 'Prochaines dates : {title}', description: 'Name of the row of dates to come of a reminder' }),
  today: defineMessage({ id: 'reminder.today', defaultMessage: 'auj.', description: 'Short for today, above the day of the month' }),
  tonight: defineMessage({ id: 'reminder.tonight', defaultMessage: 'ce soir', description: 'Short for this evening, above the day of the month' }),
  nextOne: defineMessage({ id: 'reminder.next-one', defaultMessage: 'Prochain rappel', description: 'Title at home of the reminder that rings next' }),
  nextWhen: defineMessage<{ near: string; time: string; weekday: string; date: string }>({
    id: 'reminder.next-when',
    defaultMessage: '{near, select, today {Aujourd’hui à {time}} tonight {Ce soir à {time}} tomorrow {Demain à {time}} other {Le {weekday} {date} à {time}}}',
    description: 'When that reminder rings',
  }),
  pausedSince: defineMessage<{ date: string }>({ id: 'reminder.paused-since', defaultMessage: 'En pause depuis le {date}', description: 'Since when a reminder is paused' }),
  over: defineMessage({ id: 'reminder.over', defaultMessage: 'Passé', description: 'A reminder whose only date has gone by' }),
  inZone: defineMessage<{ city: string; elided: string }>({
    id: 'reminder.in-zone',
    defaultMessage: '(heure {elided, select, yes {d’} other {de }}{city})',
    description: 'On which city’s clock this one reminder is due, where it differs from the others',
  }),
  aboutThought: defineMessage<{ title: string }>({
    id: 'reminder.about-thought',
    defaultMessage: '{title, select, none {À propos d’une pensée} other {À propos de « {title} »}}',
    description: 'Link from a reminder to the thought it is about',
  }),
  aboutGoal: defineMessage<{ title: string }>({
    id: 'reminder.about-goal',
    defaultMessage: '{title, select, none {Pour un objectif} other {Pour « {title} »}}',
    description: 'Link from a reminder to the goal it is about',
  }),
  nameless: defineMessage({ id: 'reminder.nameless', defaultMessage: 'Rappel illisible', description: 'A reminder whose title can no longer be read' }),
  more: defineMessage<{ title: string }>({ id: 'reminder.more', defaultMessage: 'Actions pour le rappel {title}', description: 'Name of the menu of a reminder' }),
  edit: defineMessage({ id: 'reminder.edit', defaultMessage: 'Modifier', description: 'Opens the form of a reminder' }),
  why: defineMessage({ id: 'reminder.why', defaultMessage: 'Pourquoi je n’ai rien reçu ?', description: 'Opens what became of each sending of a reminder' }),
  remove: defineMessage({ id: 'reminder.remove', defaultMessage: 'Supprimer', description: 'Deletes a reminder' }),
  removed: defineMessage({ id: 'reminder.removed', defaultMessage: 'Rappel supprimé', description: 'Told after a reminder was deleted' }),
  undo: defineMessage({ id: 'reminder.undo', defaultMessage: 'Annuler', description: 'Takes a deletion back' }),
};

export const zoneMessages = {
  here: defineMessage<{ cities: string; elided: string }>({
    id: 'reminder.zone',
    defaultMessage: 'Heure {elided, select, yes {d’} other {de }}{cities}. Les rappels suivent les changements d’heure : 21:30 reste 21:30.',
    description: 'On which clock reminders are due',
  }),
  elsewhere: defineMessage<{ city: string; elided: string }>({
    id: 'reminder.zone.elsewhere',
    defaultMessage: 'Vous êtes à l’heure {elided, select, yes {d’} other {de }}{city}. Faire sonner vos rappels à l’heure d’ici ?',
    description: 'The device follows another clock than the reminders',
  }),
  follow: defineMessage({ id: 'reminder.zone.follow', defaultMessage: 'À l’heure d’ici', description: 'Button: all reminders follow the clock of this device' }),
  followed: defineMessage<{ city: string; elided: string }>({
    id: 'reminder.zone.followed',
    defaultMessage: 'Vos rappels suivent l’heure {elided, select, yes {d’} other {de }}{city}',
    description: 'Told after all reminders were moved to another clock',
  }),
};
