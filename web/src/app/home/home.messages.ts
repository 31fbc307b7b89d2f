import { defineMessage } from 'react-intl';

export const homeMessages = {
  ask: defineMessage({
    id: 'home.ask',
    defaultMessage: 'Demander à mes pensées',
    description: 'Link under the field, to the questions asked of one’s thoughts',
  }),
  askShort: defineMessage({
    id: 'home.ask-short',
    defaultMessage: 'Demander',
    description: 'The same link on a phone, among the quick links',
  }),
  askThis: defineMessage({
    id: 'home.ask-this',
    defaultMessage: 'Poser cette question à mes pensées',
    description: 'The same link while a question is in the field: asks it',
  }),
  page: defineMessage({
    id: 'home.page',
    defaultMessage: 'Accueil',
    description: 'Title of the browser tab on the home screen',
  }),
  tray: defineMessage({
    id: 'home.tray',
    defaultMessage: 'Pensées du jour',
    description: 'Name of the tray that shows the thoughts of the day as stones',
  }),
  trayCount: defineMessage<{ count: number }>({
    id: 'home.tray.count',
    defaultMessage:
      '{count, plural, =0 {Rien encore aujourd’hui} one {# pensée aujourd’hui} other {# pensées aujourd’hui}}',
    description: 'How many thoughts today has',
  }),
  trayTarget: defineMessage<{ count: number; target: number; state: string }>({
    id: 'home.tray.target',
    defaultMessage:
      '{count, plural, =0 {Aucune pensée} one {# pensée} other {# pensées}}{state, select, open { sur {target, number}} met {, objectif atteint} other {, repos prévu}}',
    description:
      'How many thoughts today has, of how many are aimed at (open), or that it is enough (met) or a day of rest',
  }),
  trayOnDevice: defineMessage<{ count: number }>({
    id: 'home.tray.on-device',
    defaultMessage:
      '{count, plural, =0 {Pensées du jour} one {# pensée sur cet appareil} other {# pensées sur cet appareil}}',
    description: 'How many of today are on this device while those of the server are unknown',
  }),
  trayUnknown: defineMessage<{ missing: string }>({
    id: 'home.tray.unknown',
    defaultMessage:
      '{missing, select, loading {Chargement…} offline {Hors connexion : le compte du jour manque.} other {Impossible de les compter pour l’instant.}}',
    description: 'Why the thoughts of today are not counted; follows “Pensées du jour”',
  }),
  trayLeft: defineMessage<{ left: number }>({
    id: 'home.tray.left',
    defaultMessage: '{left, plural, one {Une encore, si elle vient.} other {Encore #, si elles viennent.}}',
    description: 'How many are left until the target of the day; leads to the field',
  }),
  trayFirst: defineMessage({
    id: 'home.tray.first',
    defaultMessage: 'Une phrase suffit.',
    description: 'Invites to write the first thought of the day; a link to the field',
  }),
  trayReread: defineMessage({
    id: 'home.tray.reread',
    defaultMessage: 'Relire la journée',
    description: 'Link to the thoughts of today',
  }),
  week: defineMessage<{ counts: string }>({
    id: 'home.tray.week',
    defaultMessage: 'Sept derniers jours : {counts}',
    description: 'How many thoughts each of the last seven days had',
  }),
  search: defineMessage({
    id: 'home.search',
    defaultMessage: 'Chercher dans vos pensées',
    description: 'Search field on the home screen',
  }),
  searchHint: defineMessage({
    id: 'home.search.hint',
    defaultMessage: 'Un mot, une « phrase exacte »',
    description: 'Placeholder of the search field: what can be typed',
  }),
  searchGo: defineMessage({ id: 'home.search.go', defaultMessage: 'Chercher', description: 'Button that searches' }),
  find: defineMessage({
    id: 'home.find',
    defaultMessage: 'Retrouver',
    description: 'Name of the links that lead to all thoughts',
  }),
  findSearch: defineMessage({
    id: 'home.find.search',
    defaultMessage: 'Chercher',
    description: 'Link to the search, on a phone',
  }),
  threads: defineMessage({
    id: 'home.find.threads',
    defaultMessage: 'Fils',
    description: 'Link to the threads, on a phone',
  }),
  goals: defineMessage({
    id: 'home.find.goals',
    defaultMessage: 'Objectifs',
    description: 'Link to the goals, and heading over them',
  }),
  firstGoal: defineMessage({
    id: 'home.goals.first',
    defaultMessage: 'Se donner un objectif',
    description: 'Link to the goals screen while there are none',
  }),
  all: defineMessage({
    id: 'home.all',
    defaultMessage: 'Toutes les pensées',
    description: 'Link to the list of all thoughts',
  }),
  around: defineMessage({
    id: 'home.around',
    defaultMessage: 'Autour de vos pensées',
    description: 'Name of the side column',
  }),
  consents: defineMessage({
    id: 'home.consents',
    defaultMessage: 'Vos accords',
    description: 'Name of the quiet line below',
  }),
  consentsOpen: defineMessage<{ host: string }>({
    id: 'home.consents.open',
    defaultMessage: 'Écrin peut demander de l’aide à {host}. Rien ne part sans votre accord.',
    description: 'A quiet line below the field; host: a machine elsewhere',
  }),
  consentsChoose: defineMessage({
    id: 'home.consents.choose',
    defaultMessage: 'Choisir',
    description: 'Link to the consents, after the sentence',
  }),
  address: defineMessage({
    id: 'home.address',
    defaultMessage: 'Votre adresse',
    description: 'Name of the quiet line below',
  }),
  confirmAddress: defineMessage({
    id: 'home.address.to-confirm',
    defaultMessage: 'Confirmez votre e-mail pour toujours retrouver votre écrin.',
    description: 'Quiet line while the e-mail address is not proved',
  }),
  confirmNow: defineMessage({
    id: 'home.address.confirm',
    defaultMessage: 'Confirmer',
    description: 'Link to where the code is typed',
  }),
  addressTaken: defineMessage({
    id: 'home.address.taken',
    defaultMessage:
      'Votre adresse a été confirmée par un autre écrin. Donnez-en une autre pour toujours retrouver celui-ci.',
    description: 'Quiet line once another account has proved the e-mail address',
  }),
  changeAddress: defineMessage({
    id: 'home.address.change',
    defaultMessage: 'Changer d’adresse',
    description: 'Link to where another address is given',
  }),
  later: defineMessage({
    id: 'home.address.later',
    defaultMessage: 'Plus tard',
    description: 'Button that puts the line away',
  }),
  firstTitle: defineMessage({
    id: 'home.first.title',
    defaultMessage: 'Votre écrin est prêt',
    description: 'Title of the home screen before the first thought',
  }),
  firstText: defineMessage({
    id: 'home.first.text',
    defaultMessage:
      'Une phrase suffit. Écrivez, ou appuyez et parlez : elle est gardée aussitôt, puis transcrite et comprise.',
    description: 'Text of the home screen before the first thought',
  }),
  firstAction: defineMessage({
    id: 'home.first.action',
    defaultMessage: 'Écrire une pensée',
    description: 'Button that moves into the field for a thought',
  }),
};
