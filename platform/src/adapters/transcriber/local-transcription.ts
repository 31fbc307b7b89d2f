import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Transcription } from '#ports/transcriber.ts';
import type { HeardSegment } from './speech-process/speech-messages.ts';

type Heard = Readonly<{ model: string; language: Language; segments: readonly HeardSegment[] }>;

/** What a model of this machine heard, in its order. */
export const localTranscription = ({ model, language, segments }: Heard): Transcription => ({
  engine: 'local',
  model,
  language,
  raw: segments.map(({ text }) => text).join(' '),
  segments: segments.map((segment) => ({ ...segment, noSpeech: null })),
});
