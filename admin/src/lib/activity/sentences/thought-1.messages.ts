import { defineMessage } from 'react-intl';

export const thoughtSentences1 = {
  ThoughtWritten: defineMessage({
    id: 'activity.ThoughtWritten',
    defaultMessage: 'Pensée écrite',
    description: 'One event in the history of activity',
  }),
  ThoughtRecorded: defineMessage({
    id: 'activity.ThoughtRecorded',
    defaultMessage: 'Pensée vocale reçue',
    description: 'One event in the history of activity',
  }),
  ThoughtRecordingAppended: defineMessage({
    id: 'activity.ThoughtRecordingAppended',
    defaultMessage: 'Enregistrement ajouté à une pensée',
    description: 'One event in the history of activity',
  }),
  ThoughtAudioMeasured: defineMessage({
    id: 'activity.ThoughtAudioMeasured',
    defaultMessage: 'Enregistrement mesuré',
    description: 'One event in the history of activity',
  }),
  ThoughtTranscriptionRequested: defineMessage({
    id: 'activity.ThoughtTranscriptionRequested',
    defaultMessage: 'Nouvelle transcription demandée',
    description: 'One event in the history of activity',
  }),
  ThoughtTranscriptionDelayed: defineMessage({
    id: 'activity.ThoughtTranscriptionDelayed',
    defaultMessage: 'Transcription en attente',
    description: 'One event in the history of activity',
  }),
  ThoughtTranscribed: defineMessage({
    id: 'activity.ThoughtTranscribed',
    defaultMessage: 'Pensée transcrite',
    description: 'One event in the history of activity',
  }),
  ThoughtTranscriptionFailed: defineMessage({
    id: 'activity.ThoughtTranscriptionFailed',
    defaultMessage: 'Transcription en échec',
    description: 'One event in the history of activity',
  }),
  ThoughtTranscriptCorrected: defineMessage({
    id: 'activity.ThoughtTranscriptCorrected',
    defaultMessage: 'Transcription corrigée par la personne',
    description: 'One event in the history of activity',
  }),
  ThoughtUnderstood: defineMessage({
    id: 'activity.ThoughtUnderstood',
    defaultMessage: 'Pensée analysée par l’IA',
    description: 'One event in the history of activity',
  }),
  ThoughtUnderstandingFailed: defineMessage({
    id: 'activity.ThoughtUnderstandingFailed',
    defaultMessage: 'Analyse en échec',
    description: 'One event in the history of activity',
  }),
  ThoughtRereadingUndone: defineMessage({
    id: 'activity.ThoughtRereadingUndone',
    defaultMessage: 'Relecture d’une pensée annulée',
    description: 'One event in the history of activity',
  }),
  ThoughtInsightCorrected: defineMessage({
    id: 'activity.ThoughtInsightCorrected',
    defaultMessage: 'Valeur de l’analyse corrigée par la personne',
    description: 'One event in the history of activity',
  }),
  ThoughtInsightUndone: defineMessage({
    id: 'activity.ThoughtInsightUndone',
    defaultMessage: 'Valeur de l’analyse annulée',
    description: 'One event in the history of activity',
  }),
  ThoughtInsightRedone: defineMessage({
    id: 'activity.ThoughtInsightRedone',
    defaultMessage: 'Valeur de l’analyse rétablie',
    description: 'One event in the history of activity',
  }),
  ThoughtEdited: defineMessage({
    id: 'activity.ThoughtEdited',
    defaultMessage: 'Pensée modifiée',
    description: 'One event in the history of activity',
  }),
  ThoughtVersionsChosen: defineMessage({
    id: 'activity.ThoughtVersionsChosen',
    defaultMessage: 'Version d’une pensée choisie',
    description: 'One event in the history of activity',
  }),
  ThoughtBackDated: defineMessage({
    id: 'activity.ThoughtBackDated',
    defaultMessage: 'Pensée redatée',
    description: 'One event in the history of activity',
  }),
  ThoughtFiled: defineMessage({
    id: 'activity.ThoughtFiled',
    defaultMessage: 'Pensée rangée dans un fil',
    description: 'One event in the history of activity',
  }),
  ThoughtUnfiled: defineMessage({
    id: 'activity.ThoughtUnfiled',
    defaultMessage: 'Pensée sortie de son fil',
    description: 'One event in the history of activity',
  }),
  ThoughtThreadDeclined: defineMessage({
    id: 'activity.ThoughtThreadDeclined',
    defaultMessage: 'Fil proposé refusé',
    description: 'One event in the history of activity',
  }),
  ThoughtSoundErased: defineMessage({
    id: 'activity.ThoughtSoundErased',
    defaultMessage: 'Son d’un enregistrement effacé, mots gardés',
    description: 'One event in the history of activity',
  }),
  ThoughtErasureAsked: defineMessage({
    id: 'activity.ThoughtErasureAsked',
    defaultMessage: 'Effacement de pensées ou d’enregistrements demandé',
    description: 'One event in the history of activity',
  }),
  ThoughtErased: defineMessage({
    id: 'activity.ThoughtErased',
    defaultMessage: 'Pensée effacée pour toujours',
    description: 'One event in the history of activity',
  }),
  ThoughtDeleted: defineMessage({
    id: 'activity.ThoughtDeleted',
    defaultMessage: 'Pensée supprimée',
    description: 'One event in the history of activity',
  }),
  ThoughtRestored: defineMessage({
    id: 'activity.ThoughtRestored',
    defaultMessage: 'Pensée rétablie',
    description: 'One event in the history of activity',
  }),
  ThoughtPinned: defineMessage({
    id: 'activity.ThoughtPinned',
    defaultMessage: 'Pensée épinglée',
    description: 'One event in the history of activity',
  }),
  ThoughtUnpinned: defineMessage({
    id: 'activity.ThoughtUnpinned',
    defaultMessage: 'Pensée désépinglée',
    description: 'One event in the history of activity',
  }),
  ThoughtPrivacySet: defineMessage({
    id: 'activity.ThoughtPrivacySet',
    defaultMessage: 'Pensée privée ou non',
    description: 'One event in the history of activity',
  }),
  ThoughtStatusSet: defineMessage({
    id: 'activity.ThoughtStatusSet',
    defaultMessage: 'Pensée marquée',
    description: 'One event in the history of activity',
  }),
  ThoughtAiUseSet: defineMessage({
    id: 'activity.ThoughtAiUseSet',
    defaultMessage: 'Usage de l’IA pour une pensée choisi',
    description: 'One event in the history of activity',
  }),
  ThoughtQuestionAnswered: defineMessage({
    id: 'activity.ThoughtQuestionAnswered',
    defaultMessage: 'Pensée commencée en réponse à une question',
    description: 'One event in the history of activity',
  }),
  ThreadStarted: defineMessage({
    id: 'activity.ThreadStarted',
    defaultMessage: 'Fil commencé',
    description: 'One event in the history of activity',
  }),
  ThreadEdited: defineMessage({
    id: 'activity.ThreadEdited',
    defaultMessage: 'Fil modifié',
    description: 'One event in the history of activity',
  }),
};
