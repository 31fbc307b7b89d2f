import { defineMessage } from 'react-intl';

export const announcementMessages = {
  name: defineMessage({ id: 'announcement.name', defaultMessage: 'Annonce d’Écrin', description: 'Name of a banner of the service, for screen readers' }),
  open: defineMessage({ id: 'announcement.open', defaultMessage: 'Voir', description: 'Link to the page it is about' }),
  dismiss: defineMessage({ id: 'announcement.dismiss', defaultMessage: 'Fermer l’annonce', description: 'Button: it is not shown again, on any device' }),
};
