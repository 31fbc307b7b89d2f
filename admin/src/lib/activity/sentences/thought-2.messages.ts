import { defineMessage } from 'react-intl';

export const thoughtSentences2 = {
  ThreadMoved: defineMessage({
    id: 'activity.ThreadMoved',
    defaultMessage: 'Fil déplacé',
    description: 'One event in the history of activity',
  }),
  ThreadMerged: defineMessage({
    id: 'activity.ThreadMerged',
    defaultMessage: 'Fil réuni à un autre',
    description: 'One event in the history of activity',
  }),
  ThreadArchived: defineMessage({
    id: 'activity.ThreadArchived',
    defaultMessage: 'Fil archivé',
    description: 'One event in the history of activity',
  }),
  ThreadUnarchived: defineMessage({
    id: 'activity.ThreadUnarchived',
    defaultMessage: 'Fil sorti des archives',
    description: 'One event in the history of activity',
  }),
  ThreadDeleted: defineMessage({
    id: 'activity.ThreadDeleted',
    defaultMessage: 'Fil supprimé',
    description: 'One event in the history of activity',
  }),
  ThreadRestored: defineMessage({
    id: 'activity.ThreadRestored',
    defaultMessage: 'Fil rétabli',
    description: 'One event in the history of activity',
  }),
  ThreadAiUseSet: defineMessage({
    id: 'activity.ThreadAiUseSet',
    defaultMessage: 'Usage de l’IA pour un fil choisi',
    description: 'One event in the history of activity',
  }),
  RereadingStarted: defineMessage({
    id: 'activity.RereadingStarted',
    defaultMessage: 'Relecture des pensées commencée',
    description: 'One event in the history of activity',
  }),
  RereadingEnded: defineMessage({
    id: 'activity.RereadingEnded',
    defaultMessage: 'Relecture des pensées terminée',
    description: 'One event in the history of activity',
  }),
  RereadingStopped: defineMessage({
    id: 'activity.RereadingStopped',
    defaultMessage: 'Relecture des pensées arrêtée',
    description: 'One event in the history of activity',
  }),
  RereadingUndone: defineMessage({
    id: 'activity.RereadingUndone',
    defaultMessage: 'Relecture des pensées annulée',
    description: 'One event in the history of activity',
  }),
  JournalImportStarted: defineMessage({
    id: 'activity.JournalImportStarted',
    defaultMessage: 'Import d’un journal commencé',
    description: 'One event in the history of activity',
  }),
  JournalImportPaused: defineMessage({
    id: 'activity.JournalImportPaused',
    defaultMessage: 'Import d’un journal mis en pause',
    description: 'One event in the history of activity',
  }),
  JournalImportResumed: defineMessage({
    id: 'activity.JournalImportResumed',
    defaultMessage: 'Import d’un journal repris',
    description: 'One event in the history of activity',
  }),
  JournalImportEnded: defineMessage({
    id: 'activity.JournalImportEnded',
    defaultMessage: 'Import d’un journal terminé',
    description: 'One event in the history of activity',
  }),
  JournalImportUndone: defineMessage({
    id: 'activity.JournalImportUndone',
    defaultMessage: 'Import d’un journal annulé',
    description: 'One event in the history of activity',
  }),
  JournalFetchAsked: defineMessage({
    id: 'activity.JournalFetchAsked',
    defaultMessage: 'Archive demandée à un autre écrin',
    description: 'One event in the history of activity: a person moves here',
  }),
  JournalFetchEnded: defineMessage({
    id: 'activity.JournalFetchEnded',
    defaultMessage: 'Archive d’un autre écrin\u00a0: fin du trajet',
    description: 'One event in the history of activity: it has arrived, or will not',
  }),
  FavoriteAdded: defineMessage({
    id: 'activity.FavoriteAdded',
    defaultMessage: 'Favori ajouté',
    description: 'One event in the history of activity',
  }),
  FavoriteRemoved: defineMessage({
    id: 'activity.FavoriteRemoved',
    defaultMessage: 'Favori retiré',
    description: 'One event in the history of activity',
  }),
  FavoriteMoved: defineMessage({
    id: 'activity.FavoriteMoved',
    defaultMessage: 'Favori déplacé',
    description: 'One event in the history of activity',
  }),
};
