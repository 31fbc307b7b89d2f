import { defineMessage } from 'react-intl';

export const sharingSentences = {
  StoryCreated: defineMessage({ id: 'activity.StoryCreated', defaultMessage: 'Récit commencé', description: 'One event in the history of activity' }),
  StoryRevised: defineMessage({ id: 'activity.StoryRevised', defaultMessage: 'Récit modifié', description: 'One event in the history of activity' }),
  StoryDraftAccepted: defineMessage({ id: 'activity.StoryDraftAccepted', defaultMessage: 'Brouillon de récit accepté', description: 'One event in the history of activity' }),
  StoryDeleted: defineMessage({ id: 'activity.StoryDeleted', defaultMessage: 'Récit supprimé', description: 'One event in the history of activity' }),
  StoryRestored: defineMessage({ id: 'activity.StoryRestored', defaultMessage: 'Récit rétabli', description: 'One event in the history of activity' }),
  StoryDraftRequested: defineMessage({ id: 'activity.StoryDraftRequested', defaultMessage: 'Brouillon de récit demandé', description: 'One event in the history of activity' }),
  StoryDraftPlanned: defineMessage({ id: 'activity.StoryDraftPlanned', defaultMessage: 'Brouillon de récit préparé', description: 'One event in the history of activity' }),
  StoryDraftSectionComposed: defineMessage({ id: 'activity.StoryDraftSectionComposed', defaultMessage: 'Passage de récit composé', description: 'One event in the history of activity' }),
  StoryDraftModelUsed: defineMessage({ id: 'activity.StoryDraftModelUsed', defaultMessage: 'Modèle utilisé pour un récit', description: 'One event in the history of activity' }),
  StoryDraftCompleted: defineMessage({ id: 'activity.StoryDraftCompleted', defaultMessage: 'Brouillon de récit composé', description: 'One event in the history of activity' }),
  StoryDraftFailed: defineMessage({ id: 'activity.StoryDraftFailed', defaultMessage: 'Brouillon de récit non composé', description: 'One event in the history of activity' }),
  StoryDraftStopped: defineMessage({ id: 'activity.StoryDraftStopped', defaultMessage: 'Brouillon de récit arrêté', description: 'One event in the history of activity' }),
  StoryShared: defineMessage({ id: 'activity.StoryShared', defaultMessage: 'Lien ouvert vers un récit', description: 'One event in the history of activity' }),
  StoryShareChanged: defineMessage({ id: 'activity.StoryShareChanged', defaultMessage: 'Lien vers un récit modifié', description: 'One event in the history of activity' }),
  StoryShareClosed: defineMessage({ id: 'activity.StoryShareClosed', defaultMessage: 'Lien vers un récit fermé', description: 'One event in the history of activity' }),
  StoryShareRead: defineMessage({ id: 'activity.StoryShareRead', defaultMessage: 'Récit partagé ouvert par quelqu’un', description: 'One event in the history of activity' }),
};
