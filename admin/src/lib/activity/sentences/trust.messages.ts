import { defineMessage } from 'react-intl';

/** What a person accepted, and what they had erased. */
export const trustSentences = {
  ClientErasureAsked: defineMessage({ id: 'activity.ClientErasureAsked', defaultMessage: 'Effacement du compte demandé', description: 'One event in the history of activity' }),
  ClientErasureWithdrawn: defineMessage({ id: 'activity.ClientErasureWithdrawn', defaultMessage: 'Effacement annulé par une connexion', description: 'One event in the history of activity' }),
  ClientErasureBegun: defineMessage({ id: 'activity.ClientErasureBegun', defaultMessage: 'Effacement commencé\u00A0: compte fermé', description: 'One event in the history of activity' }),
  ClientErased: defineMessage({ id: 'activity.ClientErased', defaultMessage: 'Compte effacé', description: 'One event in the history of activity' }),
  ErasureNumbered: defineMessage({ id: 'activity.ErasureNumbered', defaultMessage: 'Numéro donné à un effacement', description: 'One event in the history of activity' }),
  ErasureCertified: defineMessage({ id: 'activity.ErasureCertified', defaultMessage: 'Effacement certifié', description: 'One event in the history of activity' }),
  ErasureDeviceCleared: defineMessage({
    id: 'activity.ErasureDeviceCleared',
    defaultMessage: 'Effacement confirmé par un appareil',
    description: 'One event in the history of activity: a device has forgotten what it kept',
  }),
  ErasureProposalMade: defineMessage({ id: 'activity.ErasureProposalMade', defaultMessage: 'Effacement du compte proposé', description: 'One event in the history of activity' }),
  ErasureProposalConfirmed: defineMessage({ id: 'activity.ErasureProposalConfirmed', defaultMessage: 'Effacement du compte confirmé', description: 'One event in the history of activity' }),
  ErasureProposalDeclined: defineMessage({ id: 'activity.ErasureProposalDeclined', defaultMessage: 'Effacement du compte refusé', description: 'One event in the history of activity' }),
  ErasureProposalWithdrawn: defineMessage({
    id: 'activity.ErasureProposalWithdrawn',
    defaultMessage: 'Compte gardé, malgré l’effacement proposé',
    description: 'One event in the history of activity',
  }),
  ErasureProposalExpired: defineMessage({
    id: 'activity.ErasureProposalExpired',
    defaultMessage: 'Effacement proposé, sans confirmation à temps',
    description: 'One event in the history of activity',
  }),
  ErasureProposalAssigned: defineMessage({
    id: 'activity.ErasureProposalAssigned',
    defaultMessage: 'Effacement proposé confié à un administrateur',
    description: 'One event in the history of activity',
  }),
  ErasureProposalReleased: defineMessage({ id: 'activity.ErasureProposalReleased', defaultMessage: 'Effacement proposé remis à tous', description: 'One event in the history of activity' }),
  ConsentGiven: defineMessage({ id: 'activity.ConsentGiven', defaultMessage: 'Accord donné pour un envoi', description: 'One event in the history of activity' }),
  ConsentWithdrawn: defineMessage({ id: 'activity.ConsentWithdrawn', defaultMessage: 'Accord repris pour un envoi', description: 'One event in the history of activity' }),
  ChatEndpointAccepted: defineMessage({ id: 'activity.ChatEndpointAccepted', defaultMessage: 'Envoi de pensées à un modèle accepté', description: 'One event in the history of activity' }),
  ChatEndpointWithdrawn: defineMessage({ id: 'activity.ChatEndpointWithdrawn', defaultMessage: 'Envoi de pensées à un modèle refusé', description: 'One event in the history of activity' }),
};
