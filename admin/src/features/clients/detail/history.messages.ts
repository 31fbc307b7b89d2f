import { defineMessage } from 'react-intl';

export const historyMessages = {
  title: defineMessage({ id: 'client.history.title', defaultMessage: 'Historique de l’activité', description: 'Title' }),
  exported: defineMessage({ id: 'client.history.exported', defaultMessage: 'L’export commence. Il est inscrit dans le journal de la personne.', description: 'Toast' }),
  unknownDevice: defineMessage({ id: 'client.history.unknownDevice', defaultMessage: 'un appareil inconnu', description: 'Where the device did not say' }),
  missing: defineMessage({ id: 'client.history.missing', defaultMessage: 'L’historique n’a pas pu être chargé', description: 'Error' }),
  loading: defineMessage({ id: 'client.history.loading', defaultMessage: 'Chargement de l’historique', description: 'For screen readers' }),
  none: defineMessage({ id: 'client.history.none', defaultMessage: 'Rien ne répond à ces critères.', description: 'Empty' }),
  earlier: defineMessage({ id: 'client.history.earlier', defaultMessage: 'Faits plus anciens', description: 'Button' }),
};
