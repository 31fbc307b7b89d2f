import { defineMessage } from 'react-intl';

/** What a run of like events says, by their type; of others it is their sentence and how many times. */
export const groupSentences = {
  ThoughtWritten: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtWritten',
    defaultMessage: '{count, plural, one {# pensée écrite} other {# pensées écrites}}',
    description: 'A run of like events in a history, as one row',
  }),
  ThoughtRecorded: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtRecorded',
    defaultMessage: '{count, plural, one {# pensée vocale reçue} other {# pensées vocales reçues}}',
    description: 'A run of like events in a history, as one row',
  }),
  ThoughtTranscribed: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtTranscribed',
    defaultMessage: '{count, plural, one {# pensée transcrite} other {# pensées transcrites}}',
    description: 'A run of like events in a history, as one row',
  }),
  ThoughtTranscriptionFailed: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtTranscriptionFailed',
    defaultMessage: '{count, plural, one {# transcription en échec} other {# transcriptions en échec}}',
    description: 'A run of like events in a history, as one row',
  }),
  ThoughtUnderstood: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtUnderstood',
    defaultMessage: '{count, plural, one {# pensée analysée} other {# pensées analysées}}',
    description: 'A run of like events in a history, as one row',
  }),
  ThoughtUnderstandingFailed: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtUnderstandingFailed',
    defaultMessage: '{count, plural, one {# analyse en échec} other {# analyses en échec}}',
    description: 'A run of like events in a history, as one row',
  }),
  ThoughtEdited: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtEdited',
    defaultMessage: '{count, plural, one {# pensée modifiée} other {# pensées modifiées}}',
    description: 'A run of like events in a history, as one row',
  }),
  ThoughtFiled: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtFiled',
    defaultMessage: '{count, plural, one {# pensée rangée dans un fil} other {# pensées rangées dans un fil}}',
    description: 'A run of like events in a history, as one row',
  }),
  ThoughtDeleted: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtDeleted',
    defaultMessage: '{count, plural, one {# pensée supprimée} other {# pensées supprimées}}',
    description: 'A run of like events in a history, as one row',
  }),
  ThoughtAudioMeasured: defineMessage<{ count: number }>({
    id: 'activity.group.ThoughtAudioMeasured',
    defaultMessage: '{count, plural, one {# enregistrement mesuré} other {# enregistrements mesurés}}',
    description: 'A run of like events in a history, as one row',
  }),
  GoalThoughtCounted: defineMessage<{ count: number }>({
    id: 'activity.group.GoalThoughtCounted',
    defaultMessage: '{count, plural, one {# pensée comptée pour un objectif} other {# pensées comptées pour un objectif}}',
    description: 'A run of like events in a history, as one row',
  }),
  NotificationPosted: defineMessage<{ count: number }>({
    id: 'activity.group.NotificationPosted',
    defaultMessage: '{count, plural, one {# notification déposée} other {# notifications déposées}}',
    description: 'A run of like events in a history, as one row',
  }),
  NotificationSent: defineMessage<{ count: number }>({
    id: 'activity.group.NotificationSent',
    defaultMessage: '{count, plural, one {# notification envoyée} other {# notifications envoyées}}',
    description: 'A run of like events in a history, as one row',
  }),
  NotificationRead: defineMessage<{ count: number }>({
    id: 'activity.group.NotificationRead',
    defaultMessage: '{count, plural, one {# notification lue} other {# notifications lues}}',
    description: 'A run of like events in a history, as one row',
  }),
  OrbRunPartRead: defineMessage<{ count: number }>({
    id: 'activity.group.OrbRunPartRead',
    defaultMessage: '{count, plural, one {# partie lue par un orbe} other {# parties lues par un orbe}}',
    description: 'A run of like events in a history, as one row',
  }),
  OrbRunCompleted: defineMessage<{ count: number }>({
    id: 'activity.group.OrbRunCompleted',
    defaultMessage: '{count, plural, one {# lecture d’orbe terminée} other {# lectures d’orbe terminées}}',
    description: 'A run of like events in a history, as one row',
  }),
  EngineUsed: defineMessage<{ count: number }>({
    id: 'activity.group.EngineUsed',
    defaultMessage: '{count, plural, one {# usage d’un moteur payant} other {# usages d’un moteur payant}}',
    description: 'A run of like events in a history, as one row',
  }),
  MessageSent: defineMessage<{ count: number }>({
    id: 'activity.group.MessageSent',
    defaultMessage: '{count, plural, one {# message remis à qui le distribue} other {# messages remis à qui les distribue}}',
    description: 'A run of like events in a history, as one row',
  }),
  WordsSent: defineMessage<{ count: number }>({
    id: 'activity.group.WordsSent',
    defaultMessage: '{count, plural, one {# envoi de mots à un moteur accepté} other {# envois de mots à un moteur accepté}}',
    description: 'A run of like events in a history, as one row',
  }),
  LookRecorded: defineMessage<{ count: number }>({
    id: 'activity.group.LookRecorded',
    defaultMessage: '{count, plural, one {# regard de l’assistance} other {# regards de l’assistance}}',
    description: 'A run of like events in a history, as one row',
  }),
  ListExported: defineMessage<{ count: number }>({
    id: 'activity.group.ListExported',
    defaultMessage: '{count, plural, one {# liste exportée} other {# listes exportées}}',
    description: 'A run of like events in a history, as one row',
  }),
  AdminLoggedIn: defineMessage<{ count: number }>({
    id: 'activity.group.AdminLoggedIn',
    defaultMessage: '{count, plural, one {# connexion au back-office} other {# connexions au back-office}}',
    description: 'A run of like events in a history, as one row',
  }),
  ServiceSettingChanged: defineMessage<{ count: number }>({
    id: 'activity.group.ServiceSettingChanged',
    defaultMessage: '{count, plural, one {# réglage du service changé} other {# réglages du service changés}}',
    description: 'A run of like events in a history, as one row',
  }),
  WorkRetried: defineMessage<{ count: number }>({
    id: 'activity.group.WorkRetried',
    defaultMessage: '{count, plural, one {# travail relancé} other {# travaux relancés}}',
    description: 'A run of like events in a history, as one row',
  }),
} as const;
