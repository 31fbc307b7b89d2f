import { defineMessage } from 'react-intl';

export const appMessages = {
  skip: defineMessage({ id: 'app.skip', defaultMessage: 'Aller au contenu', description: 'First link of every page: jumps over header and navigation' }),
  loading: defineMessage({ id: 'app.loading', defaultMessage: 'Chargement de la page', description: 'What a screen reader hears while a screen is fetched' }),
  progress: defineMessage({ id: 'app.progress', defaultMessage: 'Ouverture de la page', description: 'Name of the progress line at the top during navigation' }),
  toasts: defineMessage({ id: 'app.toasts', defaultMessage: 'Messages brefs', description: 'Name of the area where short messages appear' }),
  leftOut: defineMessage<{ entries: number }>({
    id: 'app.left-out',
    defaultMessage: '{entries, plural, one {Un élément de cette liste ne peut pas être affiché. Il reste gardé.} other {# éléments de cette liste ne peuvent pas être affichés. Ils restent gardés.}}',
    description: 'Short message when the server answered a list without entries it could not read; nothing is lost',
  }),
  dismiss: defineMessage({ id: 'app.dismiss', defaultMessage: 'Fermer ce message', description: 'Button that puts a short message away' }),
  home: defineMessage({ id: 'app.home', defaultMessage: 'Écrin, accueil', description: 'Accessible name of the logo, a link to the home page' }),
  notFoundTitle: defineMessage({ id: 'app.not-found.title', defaultMessage: 'Cette page est introuvable', description: 'Title of the 404 page' }),
  notFoundText: defineMessage({ id: 'app.not-found.text', defaultMessage: 'L’adresse a peut-être changé. Vos pensées, elles, n’ont pas bougé.', description: 'Sentence of the 404 page' }),
  backHome: defineMessage({ id: 'app.back-home', defaultMessage: 'Retour à l’accueil', description: 'Link of the 404 and error pages to the home page' }),
  errorTitle: defineMessage({ id: 'app.error.title', defaultMessage: 'Erreur', description: 'Default text of the error page' }),
  errorText: defineMessage({ id: 'app.error.text', defaultMessage: 'Cet écran n’a pas pu s’afficher. Ce que vous avez gardé est en lieu sûr.', description: 'Sentence of the error page' }),
  sessionLost: defineMessage({
    id: 'app.session-lost',
    defaultMessage: 'Votre session a pris fin. Ce qui n’était pas encore parti reste sur cet appareil et partira à votre retour.',
    description: 'On the public pages, after the session was ended from another device or wore out',
  }),
  retry: defineMessage({ id: 'app.retry', defaultMessage: 'Réessayer', description: 'Button that tries again' }),
  greeting: defineMessage<{ name: string }>({ id: 'app.greeting', defaultMessage: 'Bonjour {name}', description: 'Greeting in the header, with the first name' }),
  bell: defineMessage<{ count: number; badge: string }>({
    id: 'app.bell',
    defaultMessage: '{count, plural, =0 {Notifications : aucune non lue} one {Notifications : {badge} non lue} other {Notifications : {badge} non lues}}',
    description: 'Accessible name of the bell in the header',
  }),
  see: defineMessage({ id: 'app.see', defaultMessage: 'Voir', description: 'On a short message about what has just arrived: leads to it' }),
  profile: defineMessage({ id: 'app.profile', defaultMessage: 'Votre profil', description: 'Accessible name of the avatar, a link to the profile' }),
  mainNavigation: defineMessage({ id: 'app.main-navigation', defaultMessage: 'Navigation principale', description: 'Name of the navigation with home, orbs and profile' }),
};
