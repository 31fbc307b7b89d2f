// Stored exactly as written here: permanent.
export const categories = ['work', 'personal', 'creative', 'problem', 'idea', 'reflection'] as const;
export type Category = (typeof categories)[number];

export const moods = ['happy', 'sad', 'excited', 'calm', 'stressed', 'reflective', 'frustrated', 'inspired'] as const;
export type Mood = (typeof moods)[number];

export const statusLabels = ['win', 'lesson', 'neutral'] as const;
export type StatusLabel = (typeof statusLabels)[number];

export const transcriptStatuses = ['processing', 'completed', 'failed'] as const;
export type TranscriptStatus = (typeof transcriptStatuses)[number];

/** The fields an analyst proposes and a person may edit. An edited field is never overwritten by a later run. */
export const insightFields = ['title', 'summary', 'mood', 'category', 'tags', 'keyInsights', 'questions'] as const;
export type InsightField = (typeof insightFields)[number];

/** Characters of one tag of a thought. */
export const maxTagLength = 40;

export type InsightValues = {
  title: string;
  summary: string;
  mood: Mood;
  category: Category;
  tags: readonly string[];
  keyInsights: readonly string[];
  questions: readonly string[];
};

/** Characters (UTF-16 units) a person may write in one thought. */
export const maxThoughtLength = 100_000;

/** Why a transcription ended without usable words. `not-asked`: it was brought from elsewhere without any, and nobody asked for them here. */
export const transcriptionFailures = [
  'unreadable-audio',
  'audio-too-long',
  'audio-stopped-engine',
  'quota-exhausted',
  'provider-refused',
  'provider-unavailable',
  'no-answer-in-time',
  'not-asked',
] as const;
export type TranscriptionFailure = (typeof transcriptionFailures)[number];

/** Why an analysis failed. */
export const understandingFailures = [
  'quota-exhausted',
  'provider-refused',
  'provider-unavailable',
  'unusable-answer',
] as const;
export type UnderstandingFailure = (typeof understandingFailures)[number];

/** Why no engine can transcribe now; the audio is stored and transcription starts when one is available, when the budget of paid engines allows it again, or when the person accepts an engine elsewhere. */
export const transcriptionDelays = [
  'model-on-its-way',
  'model-missing',
  'provider-unavailable',
  'over-budget',
  'not-accepted',
] as const;
export type TranscriptionDelay = (typeof transcriptionDelays)[number];

/** Times are milliseconds from the start of the recording. `uncertain`: low confidence; shown dotted. */
export type SpokenWord = Readonly<{ text: string; startMs: number; endMs: number; uncertain?: boolean }>;
export type SpokenSegment = Readonly<{ text: string; startMs: number; endMs: number; words: readonly SpokenWord[] }>;
/** A passage not shown: a phantom sentence of the model, or one with too little confidence. */
export type SetAside = Readonly<{ text: string; startMs: number; endMs: number; reason: 'phantom' | 'low-confidence' }>;
