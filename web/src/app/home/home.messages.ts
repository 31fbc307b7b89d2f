import { defineMessage } from 'react-intl';

export const homeMessages = {
  ask: defineMessage({ id: 'home.ask', defaultMessage: 'Demander à mes pensées', description: 'Link under the field, to a new question to one’s thoughts' }),
  askShort: defineMessage({ id: 'home.ask-short', defaultMessage: 'Demander', description: 'The same link on a phone, among the quick links' }),
  askThis: defineMessage({ id: 'home.ask-this', defaultMessage: 'Poser cette question à mes pensées', description: 'The same link while a question is in the field: asks it' }),
  page: defineMessage({ id: 'home.page', defaultMessage: 'Accueil', description: 'Title of the browser tab on the home screen' }),
  tray: defineMessage({ id: 'home.tray', defaultMessage: 'Pensées du jour', description: 'Name of the tray that shows the thoughts of the day as stones' }),
  trayCount: defineMessage<{ count: number }>({
    id: 'home.tray.count',
    defaultMessage: '{count, plural, =0 {Rien encore aujourd’hui} one {# pensée aujourd’hui} other {# pensées aujourd’hui}}',
    description: 'How many thoughts today has',
  }),
  trayTarget: defineMessage<{ count: number; target: number; state: string }>({
    id: 'home.tray.target',
    defaultMessage: '{count, plural, =0 {Aucune pensée} one {# pensée} other {# pensées}}{state, select, open { sur {target, number}} met {, objectif atteint} other {, repos prévu}}',
    description: 'How many thoughts today has, of how many are aimed at (open), or that it is enough (met) or a day of rest',
  }),
  trayOnDevice: defineMessage<{ count: number }>({
    id: 'home.tray.on-device',
    defaultMessage: '{count, plural, =0 {Pensées du jour} one {# pensée sur cet appareil} other {# pensées sur cet appareil}}',
    description: 'How many of today are on this device while those of the server are unknown',
  }),
  trayUnknown: defineMessage<{ missing: string }>({
    id: 'home.tray.unknown',
    defaultMessage: '{missing, select, loading {Chargement…} offline {Hors connexion : le compte du jour manque.} other {Impossible de les compter pour l’instant.}}',
    description: 'Why the thoughts of today are not counted; follows “Pensées du jour”',
  }),
  trayLeft: defineMessage<{ left: number }>({
    id: 'home.tray.left',
    defaultMessage: '{left, plural, one {Une encore, si elle vient.} other {Encore #, si elles viennent.}}',
    description: 'How many are left until the target of the day; leads to the field',
  }),
  trayFirst: defineMessage({ id: 'home.tray.first', defaultMessage: 'Une phrase suffit.', description: 'Invites to write the first thought of the day; a link to the field' }),
  trayReread: defineMessage({ id: 'home.tray.reread', defaultMessage: 'Relire la journée', description: 'Link to the thoughts of today' }),
  week: defineMessage<{ counts: string }>({ id: 'home.tray.week', defaultMessage: 'Sept derniers jours : {counts}', description: 'How many thoughts each of the last seven days had' }),
  find: defineMessage({ id: 'home.find', defaultMessage: 'Retrouver', description: 'Name of the links that lead to all thoughts' }),
  findSearch: defineMessage({ id: 'home.find.search', defaultMessage: 'Rechercher', description: 'Link to the search' }),
  threads: defineMessage({ id: 'home.find.threads', defaultMessage: 'Fils', description: 'Link to the threads' }),
  goals: defineMessage({ id: 'home.find.goals', defaultMessage: 'Objectifs', description: 'Link to the goals, and heading over them' }),
  all: defineMessage({ id: 'home.all', defaultMessage: 'Toutes les pensées', description: 'Link to the list of all thoughts' }),
  around: defineMessage({ id: 'home.around', defaultMessage: 'Autour de vos pensées', description: 'Name of the side column' }),
  firstSentence: defineMessage({ id: 'home.first', defaultMessage: 'Dites une chose, n’importe laquelle. Elle restera ici, à vous.', description: 'Under the date before the first thought' }),
};
