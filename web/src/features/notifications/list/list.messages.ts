import { defineMessage } from 'react-intl';

export const listMessages = {
  title: defineMessage({
    id: 'notification.list.title',
    defaultMessage: 'Notifications',
    description: 'Title of the list of notifications',
  }),
  readAll: defineMessage({
    id: 'notification.read-all',
    defaultMessage: 'Tout marquer comme lu',
    description: 'Button above the list of notifications',
  }),
  allRead: defineMessage({
    id: 'notification.all-read',
    defaultMessage: 'Tout est lu.',
    description: 'Toast after marking all notifications as read',
  }),
  settings: defineMessage({
    id: 'notification.settings',
    defaultMessage: 'Réglages des notifications',
    description: 'Link from the list to the settings, and title of the settings',
  }),
  today: defineMessage({
    id: 'notification.today',
    defaultMessage: 'Aujourd’hui',
    description: 'Heading over the notifications of today',
  }),
  yesterday: defineMessage({
    id: 'notification.yesterday',
    defaultMessage: 'Hier',
    description: 'Heading over the notifications of yesterday',
  }),
  unread: defineMessage({
    id: 'notification.unread',
    defaultMessage: 'Non lue :',
    description: 'Said by a screen reader before the title of an unread notification',
  }),
  wordless: defineMessage({
    id: 'notification.wordless',
    defaultMessage: 'Cette notification ne peut plus être lue',
    description: 'In place of the title of a notification whose words are gone',
  }),
  more: defineMessage<{ title: string }>({
    id: 'notification.more',
    defaultMessage: 'Actions pour la notification {title}',
    description: 'Name of the menu of a notification',
  }),
  read: defineMessage({
    id: 'notification.read',
    defaultMessage: 'Marquer comme lue',
    description: 'Entry of the menu of a notification',
  }),
  remove: defineMessage({
    id: 'notification.delete',
    defaultMessage: 'Supprimer',
    description: 'Entry of the menu of a notification',
  }),
  removed: defineMessage({
    id: 'notification.deleted',
    defaultMessage: 'Notification supprimée.',
    description: 'Toast after deleting a notification',
  }),
  undo: defineMessage({
    id: 'notification.undo',
    defaultMessage: 'Annuler',
    description: 'Takes back the deletion of a notification',
  }),
  acts: defineMessage<{ title: string }>({
    id: 'notification.acts',
    defaultMessage: 'Actions pour le rappel {title}',
    description: 'Name of the group of buttons at a reminder: done, 10 min, tomorrow',
  }),
  done: defineMessage({ id: 'notification.done', defaultMessage: 'Fait', description: 'Button at a reminder' }),
  tenMinutes: defineMessage({
    id: 'notification.ten-minutes',
    defaultMessage: '10 min',
    description: 'Button at a reminder: again in ten minutes',
  }),
  tenMinutesName: defineMessage({
    id: 'notification.ten-minutes.name',
    defaultMessage: '10 min : rappeler dans dix minutes',
    description: 'Accessible name of that button',
  }),
  tomorrow: defineMessage({
    id: 'notification.tomorrow',
    defaultMessage: 'Demain',
    description: 'Button at a reminder: again tomorrow',
  }),
  tomorrowName: defineMessage({
    id: 'notification.tomorrow.name',
    defaultMessage: 'Demain : rappeler à la même heure',
    description: 'Accessible name of that button',
  }),
  doneAt: defineMessage<{ moment: string }>({
    id: 'notification.done-at',
    defaultMessage: 'Fait, {moment}',
    description: 'At a reminder that was ticked',
  }),
  snoozedUntil: defineMessage<{ moment: string }>({
    id: 'notification.snoozed-until',
    defaultMessage: 'Reporté au {moment}',
    description: 'At a reminder that was put off',
  }),
  moreOnes: defineMessage({
    id: 'notification.more-ones',
    defaultMessage: 'Voir les précédentes',
    description: 'Button at the end of the list: fetches older notifications',
  }),
  moreLoading: defineMessage({
    id: 'notification.more-loading',
    defaultMessage: 'Chargement des précédentes',
    description: 'That button while older notifications are fetched',
  }),
  loading: defineMessage({
    id: 'notification.loading',
    defaultMessage: 'Chargement de vos notifications',
    description: 'What a screen reader hears while the list is fetched',
  }),
  empty: defineMessage({
    id: 'notification.empty',
    defaultMessage: 'Rien ne vous attend',
    description: 'Title when there is no notification',
  }),
  emptyText: defineMessage({
    id: 'notification.empty.text',
    defaultMessage:
      'Rien n’est arrivé pour vous. Vos rappels, vos objectifs et ce qui touche à votre compte se retrouveront ici.',
    description: 'Text when there is no notification',
  }),
  toReminders: defineMessage({
    id: 'notification.to-reminders',
    defaultMessage: 'Voir les rappels',
    description: 'Link from the empty list to the reminders',
  }),
  missing: defineMessage({
    id: 'notification.missing',
    defaultMessage: 'Impossible de charger vos notifications',
    description: 'Title when the list cannot be fetched',
  }),
  retry: defineMessage({
    id: 'notification.retry',
    defaultMessage: 'Réessayer',
    description: 'Button after a failure',
  }),
  quiet: defineMessage<{ from: string; to: string }>({
    id: 'notification.quiet',
    defaultMessage: 'Heures calmes de {from} à {to}.',
    description: 'Under the list: when nothing is sent',
  }),
  quietNone: defineMessage({
    id: 'notification.quiet.none',
    defaultMessage: 'Aucune heure calme.',
    description: 'Under the list: no quiet hours are chosen',
  }),
  quietChange: defineMessage({
    id: 'notification.quiet.change',
    defaultMessage: 'Modifier',
    description: 'Link to the quiet hours',
  }),
  quietChoose: defineMessage({
    id: 'notification.quiet.choose',
    defaultMessage: 'Choisir des heures calmes',
    description: 'Link to the quiet hours when none are chosen',
  }),
};
