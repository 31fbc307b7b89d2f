import { dayPartOf } from '@ecrin/domain/goal/day-part.ts';
import { countWords } from '@ecrin/domain/text/count-words.ts';
import { subjectWords } from '@ecrin/domain/thought/subject-words.ts';
import type { ThoughtPrivacySet } from '@ecrin/domain/thought/thought-flags.events.ts';
import type {
  ThoughtAudioMeasured,
  ThoughtBackDated,
  ThoughtDeleted,
  ThoughtEdited,
  ThoughtRecorded,
  ThoughtRecordingAppended,
  ThoughtRestored,
  ThoughtTranscribed,
  ThoughtTranscriptCorrected,
  ThoughtWritten,
} from '@ecrin/domain/thought/thought.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { thoughtWordsModel, type ThoughtWordsDocument } from './thought-words.model.ts';

type Words = Pick<ThoughtWordsDocument, 'words' | 'length'>;
type Doc = ThoughtWordsDocument | null;

const noWords: Words = { words: [], length: 0 };
const wordsIn = (text: string | undefined): Words =>
  text === undefined ? noWords : { words: subjectWords(text), length: countWords(text) };

const firstDocument = (data: ThoughtWritten['data'] | ThoughtRecorded['data']): ThoughtWordsDocument => ({
  ownerId: data.ownerId,
  thoughtId: data.thoughtId,
  dayPart: dayPartOf(data.occurredAt, data.timeZone),
  private: false,
  ...noWords,
  spokenMs: 0,
  recordings: {},
});

const withRecording = (doc: Doc, recordingId: string, durationMs: number): Doc => {
  if (!doc) return null;
  const recordings = { ...doc.recordings, [recordingId]: durationMs };
  return { ...doc, recordings, spokenMs: Object.values(recordings).reduce((sum, ms) => sum + ms, 0) };
};

const reworded = (doc: Doc, text: string | undefined): Doc => doc && { ...doc, ...wordsIn(text) };

/** The words of an only recording, or of one more: these are added to those of the others. */
const heard = (doc: Doc, text: string | undefined): Doc => {
  if (!doc || Object.keys(doc.recordings).length < 2 || text === undefined) return reworded(doc, text);
  const more = wordsIn(text);
  return { ...doc, words: subjectWords([...doc.words, ...more.words].join(' ')), length: doc.length + more.length };
};

type WordsEvent =
  | ThoughtWritten
  | ThoughtRecorded
  | ThoughtRecordingAppended
  | ThoughtAudioMeasured
  | ThoughtTranscribed
  | ThoughtTranscriptCorrected
  | ThoughtEdited
  | ThoughtBackDated
  | ThoughtPrivacySet
  | ThoughtDeleted
  | ThoughtRestored;

export const thoughtWordsProjection = defineProjection<ThoughtWordsDocument, WordsEvent>()({
  model: thoughtWordsModel,
  documentId: ({ data }) => data.thoughtId,
  // The card tells of the same changes.
  shown: () => false,
  restoring: { removedBy: 'ThoughtDeleted', restoredBy: 'ThoughtRestored' },
  on: {
    ThoughtWritten: (_none, data, words) => reworded(firstDocument(data), words?.content),
    ThoughtRecorded: (_none, data) => withRecording(firstDocument(data), data.recordingId, data.durationMs ?? 0),
    ThoughtRecordingAppended: (doc, { recordingId, durationMs }) => withRecording(doc, recordingId, durationMs ?? 0),
    ThoughtAudioMeasured: (doc, { recordingId, durationMs }) => withRecording(doc, recordingId, durationMs),
    ThoughtTranscribed: (doc, _data, words) => heard(doc, words?.text),
    ThoughtTranscriptCorrected: (doc, _data, words) => reworded(doc, words?.text),
    ThoughtEdited: (doc, _data, words) => reworded(doc, words?.content),
    ThoughtBackDated: (doc, { occurredAt, timeZone }) => doc && { ...doc, dayPart: dayPartOf(occurredAt, timeZone) },
    ThoughtPrivacySet: (doc, data) => doc && { ...doc, private: data.private },
    ThoughtDeleted: () => null,
    ThoughtRestored: (doc) => doc,
  },
});
