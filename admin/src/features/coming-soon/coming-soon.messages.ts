import { defineMessage } from 'react-intl';

export const comingSoonMessages = {
  toDashboard: defineMessage({
    id: 'later.to-dashboard',
    defaultMessage: 'Retour au tableau de bord',
    description: 'Way out of a section that arrives later',
  }),
  toClients: defineMessage({
    id: 'later.to-clients',
    defaultMessage: 'Retour aux utilisateurs',
    description: 'Way out of one client’s page',
  }),
  clients: defineMessage({ id: 'later.clients', defaultMessage: 'Utilisateurs', description: 'Title' }),
  clientsHeading: defineMessage({
    id: 'later.clients.heading',
    defaultMessage: 'La liste des utilisateurs viendra avec une prochaine version',
    description: 'Heading of the clients section',
  }),
  clientsText: defineMessage({
    id: 'later.clients.text',
    defaultMessage: 'Elle montrera les comptes et leur activité, sans que personne ne puisse y lire une pensée.',
    description: 'Sentence of the clients section',
  }),
  clientHeading: defineMessage({
    id: 'later.client.heading',
    defaultMessage: 'Cette fiche n’est pas encore là',
    description: 'Heading of one client’s page',
  }),
  clientText: defineMessage({
    id: 'later.client.text',
    defaultMessage: 'L’historique d’un compte, contenu masqué, viendra avec une prochaine version.',
    description: 'Sentence of one client’s page',
  }),
};
