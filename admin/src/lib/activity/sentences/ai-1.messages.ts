import { defineMessage } from 'react-intl';

export const aiSentences1 = {
  ConversationStarted: defineMessage({
    id: 'activity.ConversationStarted',
    defaultMessage: 'Conversation commencée',
    description: 'One event in the history of activity',
  }),
  ConversationQuestionAsked: defineMessage({
    id: 'activity.ConversationQuestionAsked',
    defaultMessage: 'Question posée',
    description: 'One event in the history of activity',
  }),
  ConversationQuestionRepeated: defineMessage({
    id: 'activity.ConversationQuestionRepeated',
    defaultMessage: 'Question reposée',
    description: 'One event in the history of activity',
  }),
  ConversationStatementWritten: defineMessage({
    id: 'activity.ConversationStatementWritten',
    defaultMessage: 'Phrase d’une réponse écrite',
    description: 'One event in the history of activity',
  }),
  ConversationAnswerStopped: defineMessage({
    id: 'activity.ConversationAnswerStopped',
    defaultMessage: 'Réponse arrêtée',
    description: 'One event in the history of activity',
  }),
  ConversationModelUsed: defineMessage({
    id: 'activity.ConversationModelUsed',
    defaultMessage: 'Modèle utilisé pour une réponse',
    description: 'One event in the history of activity',
  }),
  ConversationQuestionAnswered: defineMessage({
    id: 'activity.ConversationQuestionAnswered',
    defaultMessage: 'Question répondue',
    description: 'One event in the history of activity',
  }),
  ConversationThoughtSetAside: defineMessage({
    id: 'activity.ConversationThoughtSetAside',
    defaultMessage: 'Pensée écartée d’une réponse',
    description: 'One event in the history of activity',
  }),
  ConversationThoughtTakenBack: defineMessage({
    id: 'activity.ConversationThoughtTakenBack',
    defaultMessage: 'Pensée remise dans une réponse',
    description: 'One event in the history of activity',
  }),
  ConversationAnswerFailed: defineMessage({
    id: 'activity.ConversationAnswerFailed',
    defaultMessage: 'Réponse en échec',
    description: 'One event in the history of activity',
  }),
  ConversationRenamed: defineMessage({
    id: 'activity.ConversationRenamed',
    defaultMessage: 'Conversation renommée',
    description: 'One event in the history of activity',
  }),
  ConversationDeleted: defineMessage({
    id: 'activity.ConversationDeleted',
    defaultMessage: 'Conversation supprimée',
    description: 'One event in the history of activity',
  }),
  ConversationRestored: defineMessage({
    id: 'activity.ConversationRestored',
    defaultMessage: 'Conversation rétablie',
    description: 'One event in the history of activity',
  }),
  MemoryFactAdded: defineMessage({
    id: 'activity.MemoryFactAdded',
    defaultMessage: 'Fait confié à la mémoire',
    description: 'One event in the history of activity',
  }),
  MemoryFactProposed: defineMessage({
    id: 'activity.MemoryFactProposed',
    defaultMessage: 'Fait proposé à la mémoire',
    description: 'One event in the history of activity',
  }),
  MemoryFactAccepted: defineMessage({
    id: 'activity.MemoryFactAccepted',
    defaultMessage: 'Fait accepté dans la mémoire',
    description: 'One event in the history of activity',
  }),
  MemoryFactRewritten: defineMessage({
    id: 'activity.MemoryFactRewritten',
    defaultMessage: 'Fait de la mémoire réécrit',
    description: 'One event in the history of activity',
  }),
  MemoryFactForgotten: defineMessage({
    id: 'activity.MemoryFactForgotten',
    defaultMessage: 'Fait de la mémoire oublié',
    description: 'One event in the history of activity',
  }),
  MemoryFactRestored: defineMessage({
    id: 'activity.MemoryFactRestored',
    defaultMessage: 'Fait de la mémoire rétabli',
    description: 'One event in the history of activity',
  }),
  MemorySwitched: defineMessage({
    id: 'activity.MemorySwitched',
    defaultMessage: 'Mémoire des réponses activée ou coupée',
    description: 'One event in the history of activity',
  }),
  OrbCreated: defineMessage({
    id: 'activity.OrbCreated',
    defaultMessage: 'Orbe créé',
    description: 'One event in the history of activity',
  }),
  OrbRevised: defineMessage({
    id: 'activity.OrbRevised',
    defaultMessage: 'Orbe modifié',
    description: 'One event in the history of activity',
  }),
  ReadyOrbPictureChanged: defineMessage({
    id: 'activity.ReadyOrbPictureChanged',
    defaultMessage: 'Image d’un orbe offert à tous changée',
    description: 'One event in the history of activity',
  }),
  OrbPictureChanged: defineMessage({
    id: 'activity.OrbPictureChanged',
    defaultMessage: 'Image d’un orbe changée',
    description: 'One event in the history of activity',
  }),
  OrbDeleted: defineMessage({
    id: 'activity.OrbDeleted',
    defaultMessage: 'Orbe supprimé',
    description: 'One event in the history of activity',
  }),
  OrbRestored: defineMessage({
    id: 'activity.OrbRestored',
    defaultMessage: 'Orbe rétabli',
    description: 'One event in the history of activity',
  }),
  ReadyOrbAdded: defineMessage({
    id: 'activity.ReadyOrbAdded',
    defaultMessage: 'Orbe d’Écrin ajouté',
    description: 'One event in the history of activity',
  }),
  ReadyOrbCreated: defineMessage({
    id: 'activity.ReadyOrbCreated',
    defaultMessage: 'Orbe pour tous créé',
    description: 'One event in the history of activity',
  }),
  ReadyOrbRevised: defineMessage({
    id: 'activity.ReadyOrbRevised',
    defaultMessage: 'Orbe pour tous modifié',
    description: 'One event in the history of activity',
  }),
  ReadyOrbPublished: defineMessage({
    id: 'activity.ReadyOrbPublished',
    defaultMessage: 'Orbe pour tous publié',
    description: 'One event in the history of activity',
  }),
  ReadyOrbWithdrawn: defineMessage({
    id: 'activity.ReadyOrbWithdrawn',
    defaultMessage: 'Orbe pour tous retiré',
    description: 'One event in the history of activity',
  }),
  ReadyOrbTried: defineMessage({
    id: 'activity.ReadyOrbTried',
    defaultMessage: 'Orbe pour tous essayé',
    description: 'One event in the history of activity',
  }),
  OrbRunRequested: defineMessage({
    id: 'activity.OrbRunRequested',
    defaultMessage: 'Lecture d’un orbe demandée',
    description: 'One event in the history of activity',
  }),
};
