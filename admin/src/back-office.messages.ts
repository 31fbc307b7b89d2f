import { defineMessage } from 'react-intl';

export const backOfficeMessages = {
  title: defineMessage({ id: 'back-office.title', defaultMessage: 'Administration', description: 'Title of the back-office' }),
  home: defineMessage({ id: 'back-office.home', defaultMessage: 'Écrin, accueil', description: 'Accessible name of the logo' }),
  language: defineMessage({ id: 'back-office.language', defaultMessage: 'Langue', description: 'Name of the French or English choice' }),
  soon: defineMessage({ id: 'back-office.soon', defaultMessage: 'L’administration ouvre avec la prochaine version', description: 'Heading of every back-office page today' }),
  soonText: defineMessage({
    id: 'back-office.soon.text',
    defaultMessage: 'Tableau de bord, comptes et historique y trouveront leur place, sans que personne ne puisse y lire une pensée. Aucune connexion n’est encore possible ici.',
    description: 'What the back-office will be, honestly',
  }),
  logInText: defineMessage({
    id: 'back-office.log-in.text',
    defaultMessage: 'La connexion des administrateurs arrive avec elle. Pour vos propres pensées, passez par l’application.',
    description: 'Sentence of the administrators’ login page',
  }),
  toApp: defineMessage({ id: 'back-office.to-app', defaultMessage: 'Aller à l’application', description: 'Way out of the back-office' }),
  notFound: defineMessage({ id: 'back-office.not-found', defaultMessage: 'Cette page est introuvable', description: 'Heading for an unknown back-office address' }),
  notFoundText: defineMessage({ id: 'back-office.not-found.text', defaultMessage: 'L’adresse a peut-être changé.', description: 'Sentence for an unknown back-office address' }),
};
