import { defineMessage } from 'react-intl';

export const homeMessages = {
  page: defineMessage({ id: 'home.page', defaultMessage: 'Accueil', description: 'Title of the browser tab on the home screen' }),
  tray: defineMessage({ id: 'home.tray', defaultMessage: 'Pensées du jour', description: 'Name of the tray that shows the thoughts of the day as stones' }),
  trayCount: defineMessage<{ count: number }>({ id: 'home.tray.count', defaultMessage: '{count, plural, =0 {Rien encore aujourd’hui} one {# pensée aujourd’hui} other {# pensées aujourd’hui}}', description: 'How many thoughts today has' }),
  trayFirst: defineMessage({ id: 'home.tray.first', defaultMessage: 'Une phrase suffit.', description: 'Invites to write the first thought of the day; a link to the field' }),
  trayReread: defineMessage({ id: 'home.tray.reread', defaultMessage: 'Relire la journée', description: 'Link to the thoughts of today' }),
  week: defineMessage<{ counts: string }>({ id: 'home.tray.week', defaultMessage: 'Sept derniers jours : {counts}', description: 'How many thoughts each of the last seven days had' }),
  search: defineMessage({ id: 'home.search', defaultMessage: 'Chercher dans vos pensées', description: 'Search field on the home screen' }),
  searchHint: defineMessage({ id: 'home.search.hint', defaultMessage: 'Un mot, une « phrase exacte »', description: 'Placeholder of the search field: what can be typed' }),
  searchGo: defineMessage({ id: 'home.search.go', defaultMessage: 'Chercher', description: 'Button that searches' }),
  find: defineMessage({ id: 'home.find', defaultMessage: 'Retrouver', description: 'Name of the links that lead to all thoughts' }),
  findSearch: defineMessage({ id: 'home.find.search', defaultMessage: 'Rechercher', description: 'Link to the search, on a phone' }),
  all: defineMessage({ id: 'home.all', defaultMessage: 'Toutes les pensées', description: 'Link to the list of all thoughts' }),
  around: defineMessage({ id: 'home.around', defaultMessage: 'Autour de vos pensées', description: 'Name of the side column' }),
  yearAgo: defineMessage({ id: 'home.year-ago', defaultMessage: 'Il y a un an', description: 'Heading of a thought made on this day a year before' }),
  confirmAddress: defineMessage({ id: 'home.confirm-address', defaultMessage: 'Confirmez votre adresse : un code vous y attend.', description: 'Quiet line while the e-mail address is not proved' }),
  typeCode: defineMessage({ id: 'home.confirm-address.code', defaultMessage: 'Saisir le code', description: 'Link to where the code is typed' }),
  later: defineMessage({ id: 'home.confirm-address.later', defaultMessage: 'Plus tard', description: 'Button that puts the line away' }),
  firstTitle: defineMessage({ id: 'home.first.title', defaultMessage: 'Votre écrin est prêt', description: 'Title of the home screen before the first thought' }),
  firstText: defineMessage({ id: 'home.first.text', defaultMessage: 'Une phrase suffit. Écrivez, ou appuyez et parlez : elle est gardée aussitôt, puis transcrite et comprise.', description: 'Text of the home screen before the first thought' }),
  firstAction: defineMessage({ id: 'home.first.action', defaultMessage: 'Écrire une pensée', description: 'Button that moves into the field for a thought' }),
};
