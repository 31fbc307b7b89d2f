import { defineMessage } from 'react-intl';

export const passkeySentences = {
  ClientPasskeyAdded: defineMessage({ id: 'activity.ClientPasskeyAdded', defaultMessage: 'Clé d’accès ajoutée', description: 'One event in the history of activity' }),
  ClientPasskeyRenamed: defineMessage({ id: 'activity.ClientPasskeyRenamed', defaultMessage: 'Clé d’accès renommée', description: 'One event in the history of activity' }),
  ClientPasskeyRemoved: defineMessage({ id: 'activity.ClientPasskeyRemoved', defaultMessage: 'Clé d’accès retirée', description: 'One event in the history of activity' }),
  AdminPasskeyAdded: defineMessage({ id: 'activity.AdminPasskeyAdded', defaultMessage: 'Clé d’accès ajoutée', description: 'One event in the history of activity' }),
  AdminPasskeyRenamed: defineMessage({ id: 'activity.AdminPasskeyRenamed', defaultMessage: 'Clé d’accès renommée', description: 'One event in the history of activity' }),
  AdminPasskeyRemoved: defineMessage({ id: 'activity.AdminPasskeyRemoved', defaultMessage: 'Clé d’accès retirée', description: 'One event in the history of activity' }),
};
