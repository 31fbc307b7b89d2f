/** What the card and the page of a thought are made of. */
export const thoughtEvents = [
  'ThoughtWritten',
  'ThoughtRecorded',
  'ThoughtRecordingAppended',
  'ThoughtAudioMeasured',
  'ThoughtTranscriptionRequested',
  'ThoughtTranscriptionDelayed',
  'ThoughtTranscribed',
  'ThoughtTranscriptionFailed',
  'ThoughtTranscriptCorrected',
  'ThoughtUnderstood',
  'ThoughtUnderstandingFailed',
  'ThoughtRereadingUndone',
  'ThoughtQuestionAnswered',
  'ThoughtInsightCorrected',
  'ThoughtInsightUndone',
  'ThoughtInsightRedone',
  'ThoughtEdited',
  'ThoughtBackDated',
  'ThoughtPinned',
  'ThoughtUnpinned',
  'ThoughtPrivacySet',
  'ThoughtStatusSet',
  'ThoughtAiUseSet',
  'ThoughtFiled',
  'ThoughtUnfiled',
  'ThoughtThreadDeclined',
  'ThoughtSoundErased',
  'ThoughtDeleted',
  'ThoughtRestored',
];

/** What the words and the voice of a thought are made of. */
export const thoughtWordsEvents = [
  'ThoughtWritten',
  'ThoughtRecorded',
  'ThoughtRecordingAppended',
  'ThoughtAudioMeasured',
  'ThoughtTranscribed',
  'ThoughtTranscriptCorrected',
  'ThoughtEdited',
  'ThoughtBackDated',
  'ThoughtPrivacySet',
  'ThoughtDeleted',
  'ThoughtRestored',
];

/** What imports are made of, and the thoughts they brought. */
export const importEvents = {
  'journal-import': [
    'JournalImportStarted',
    'JournalImportPaused',
    'JournalImportResumed',
    'JournalImportEnded',
    'JournalImportUndone',
  ],
  'imported-thought': ['ThoughtWritten', 'ThoughtEdited', 'ThoughtDeleted', 'ThoughtRestored'],
} as const;
