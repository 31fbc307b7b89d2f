import { defineMessage } from 'react-intl';

export const appMessages = {
  skip: defineMessage({
    id: 'app.skip',
    defaultMessage: 'Aller au contenu',
    description: 'First link of every page: jumps over top bar and menu',
  }),
  loading: defineMessage({
    id: 'app.loading',
    defaultMessage: 'Chargement de la page',
    description: 'What a screen reader hears while a screen is fetched',
  }),
  progress: defineMessage({
    id: 'app.progress',
    defaultMessage: 'Ouverture de la page',
    description: 'Name of the progress line at the top during navigation',
  }),
  toasts: defineMessage({
    id: 'app.toasts',
    defaultMessage: 'Messages brefs',
    description: 'Name of the area where short messages appear',
  }),
  dismiss: defineMessage({
    id: 'app.dismiss',
    defaultMessage: 'Fermer ce message',
    description: 'Button that puts a short message away',
  }),
  home: defineMessage({
    id: 'app.home',
    defaultMessage: 'Écrin, tableau de bord',
    description: 'Accessible name of the logo, a link to the dashboard',
  }),
  menu: defineMessage({
    id: 'app.menu',
    defaultMessage: 'Menu',
    description: 'Button that shows or hides the side menu',
  }),
  closeMenu: defineMessage({
    id: 'app.menu.close',
    defaultMessage: 'Fermer le menu',
    description: 'Button inside the side menu on a phone',
  }),
  navigation: defineMessage({
    id: 'app.navigation',
    defaultMessage: 'Administration',
    description: 'Name of the side menu',
  }),
  dashboard: defineMessage({
    id: 'app.dashboard',
    defaultMessage: 'Tableau de bord',
    description: 'Menu entry and title',
  }),
  admins: defineMessage({ id: 'app.admins', defaultMessage: 'Administrateurs', description: 'Menu entry and title' }),
  acts: defineMessage({ id: 'app.acts', defaultMessage: 'Journal des actes', description: 'Menu entry and title' }),
  orbs: defineMessage({ id: 'app.orbs', defaultMessage: 'Orbes', description: 'Menu entry and title' }),
  users: defineMessage({ id: 'app.users', defaultMessage: 'Utilisateurs', description: 'Menu entry and title' }),
  requests: defineMessage({ id: 'app.requests', defaultMessage: 'Demandes', description: 'Menu entry and title' }),
  waiting: defineMessage<{ count: number }>({
    id: 'app.waiting',
    defaultMessage: '{count, plural, one {# attend} other {# attendent}}',
    description: 'How many items of a menu entry wait, for screen readers',
  }),
  failed: defineMessage<{ count: number }>({
    id: 'app.failed',
    defaultMessage: '{count, plural, one {# en échec} other {# en échec}}',
    description: 'How much work failed, for screen readers',
  }),
  comments: defineMessage({ id: 'app.comments', defaultMessage: 'Commentaires', description: 'Title' }),
  erasures: defineMessage({ id: 'app.erasures', defaultMessage: 'Effacements', description: 'Title' }),
  organizations: defineMessage({ id: 'app.organizations', defaultMessage: 'Organisations', description: 'Title' }),
  templates: defineMessage({ id: 'app.templates', defaultMessage: 'Modèles', description: 'Title' }),
  communication: defineMessage({
    id: 'app.communication',
    defaultMessage: 'Communication',
    description: 'Menu entry and title',
  }),
  notifications: defineMessage({ id: 'app.notifications', defaultMessage: 'Notifications', description: 'Title' }),
  queues: defineMessage({ id: 'app.queues', defaultMessage: 'Files et pannes', description: 'Menu entry and title' }),
  statistics: defineMessage({ id: 'app.statistics', defaultMessage: 'Statistiques', description: 'Title' }),
  payments: defineMessage({
    id: 'app.payments',
    defaultMessage: 'Paiements',
    description: 'Title of what the service pays',
  }),
  settings: defineMessage({ id: 'app.settings', defaultMessage: 'Réglages', description: 'Title' }),
  miniapps: defineMessage({ id: 'app.miniapps', defaultMessage: 'Miniapps', description: 'Title' }),
  search: defineMessage<{ keys: string }>({
    id: 'app.search',
    defaultMessage: 'Chercher ({keys})',
    description: 'Button in the top bar that opens the search palette; keys: the keyboard shortcut',
  }),
  account: defineMessage({
    id: 'app.account',
    defaultMessage: 'Votre compte',
    description: 'Title, and accessible name of the avatar',
  }),
  bell: defineMessage<{ count: number; badge: string }>({
    id: 'app.bell',
    defaultMessage:
      '{count, plural, =0 {Notifications} one {Notifications : {badge} non lue} other {Notifications : {badge} non lues}}',
    description: 'Accessible name of the bell in the top bar. Zero: none are counted yet',
  }),
  logOut: defineMessage({
    id: 'app.log-out',
    defaultMessage: 'Se déconnecter',
    description: 'Last menu entry, and the answer that does so',
  }),
  logOutTitle: defineMessage({
    id: 'app.log-out.title',
    defaultMessage: 'Se déconnecter de l’administration ?',
    description: 'Question before logging out',
  }),
  logOutText: defineMessage({
    id: 'app.log-out.text',
    defaultMessage: 'Votre session sur cet appareil prendra fin.',
    description: 'Under the question',
  }),
  stay: defineMessage({ id: 'app.stay', defaultMessage: 'Rester', description: 'Answer that changes nothing' }),
  refusedTitle: defineMessage({
    id: 'app.refused.title',
    defaultMessage: 'Cette page est réservée aux Super Admins',
    description: 'When an admin opens a superadmin’s page',
  }),
  refusedText: defineMessage({
    id: 'app.refused.text',
    defaultMessage: 'Votre compte n’y a pas accès. Si vous en avez besoin, demandez-le à un Super Admin.',
    description: 'Under it',
  }),
  toDashboard: defineMessage({
    id: 'app.to-dashboard',
    defaultMessage: 'Retour au tableau de bord',
    description: 'Way out',
  }),
  backHome: defineMessage({
    id: 'app.back-home',
    defaultMessage: 'Retour à l’accueil',
    description: 'Link of the 404 and error pages, to the dashboard; the specification’s words',
  }),
  arriving: defineMessage({
    id: 'app.arriving',
    defaultMessage: 'L’administration s’ouvre',
    description: 'While it is found out who is signed in',
  }),
  unreachableTitle: defineMessage({
    id: 'app.unreachable.title',
    defaultMessage: 'Le service ne répond pas',
    description: 'When it cannot be found out who is signed in',
  }),
  unreachableText: defineMessage({
    id: 'app.unreachable.text',
    defaultMessage: 'Votre session reste ouverte. Réessayez dans un instant.',
    description: 'Under it',
  }),
  retry: defineMessage({ id: 'app.retry', defaultMessage: 'Réessayer', description: 'Button that tries again' }),
  notFoundTitle: defineMessage({
    id: 'app.not-found.title',
    defaultMessage: 'Cette page est introuvable',
    description: 'Title of the 404 page',
  }),
  notFoundText: defineMessage({
    id: 'app.not-found.text',
    defaultMessage: 'L’adresse a peut-être changé.',
    description: 'Sentence of the 404 page',
  }),
  errorTitle: defineMessage({
    id: 'app.error.title',
    defaultMessage: 'Erreur',
    description: 'Default text of the error page',
  }),
  errorText: defineMessage({
    id: 'app.error.text',
    defaultMessage: 'Cet écran n’a pas pu s’afficher.',
    description: 'Sentence of the error page',
  }),
};
