import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { SpokenWord } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { realignTranscript } from '@ecrin/domain/thought/transcript/realign-transcript.ts';
import { z } from 'zod';
import { ProviderFault } from '#adapters/ai-provider/provider-fault.ts';
import type { TranscribedSegment, Transcription } from '#ports/transcriber.ts';

/** Seconds, as such servers give them. */
const seconds = z.number().min(0).max(1_000_000);
const answered = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: seconds, end: seconds })).nullish(),
  segments: z
    .array(
      z.object({
        text: z.string(),
        start: seconds,
        end: seconds,
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
      }),
    )
    .nullish(),
});
type Answered = z.infer<typeof answered>;
type AnsweredSegment = NonNullable<Answered['segments']>[number];

/** Throws `ProviderFault('unusable-answer')` for anything but a transcription. */
export const readTranscription = (
  answer: unknown,
  { model, language }: Readonly<{ model: string; language: Language }>,
): Transcription => {
  const read = answered.safeParse(answer);
  if (!read.success) throw new ProviderFault('unusable-answer', 'the answer was not a transcription', 0);
  return { engine: 'openai-compatible', model, language, raw: read.data.text, segments: segmentsOf(read.data) };
};

const segmentsOf = ({ text, words, segments }: Answered): readonly TranscribedSegment[] => {
  const spoken = (words ?? []).map(spokenWord);
  if (!segments || segments.length === 0) return wholeText(text.trim(), spoken);
  return segments.filter((segment) => segment.text.trim() !== '').map((segment) => heardSegment(segment, spoken));
};

/** Without segments the whole text is one; without words its times are unknown (0). */
const wholeText = (text: string, words: readonly SpokenWord[]): readonly TranscribedSegment[] =>
  text === ''
    ? []
    : [
        withText({
          text,
          startMs: words.at(0)?.startMs ?? 0,
          endMs: words.at(-1)?.endMs ?? 0,
          words,
          confidence: null,
          noSpeech: null,
        }),
      ];

const ms = (value: number): number => Math.round(value * 1_000);
const spokenWord = ({ word, start, end }: Readonly<{ word: string; start: number; end: number }>): SpokenWord => ({
  text: word.trim(),
  startMs: ms(start),
  endMs: Math.max(ms(end), ms(start)),
});

const heardSegment = (
  { text, start, end, avg_logprob, no_speech_prob }: AnsweredSegment,
  words: readonly SpokenWord[],
): TranscribedSegment => {
  const [startMs, endMs] = [ms(start), Math.max(ms(end), ms(start))];
  const own = words.filter((word) => middleOf(word) >= startMs && middleOf(word) < endMs);
  const confidence = typeof avg_logprob === 'number' ? share(Math.exp(avg_logprob)) : null;
  return withText({
    text: text.trim(),
    startMs,
    endMs,
    words: own,
    confidence,
    noSpeech: typeof no_speech_prob === 'number' ? share(no_speech_prob) : null,
  });
};

const middleOf = ({ startMs, endMs }: SpokenWord): number => (startMs + endMs) / 2;
const share = (value: number): number => Math.min(Math.max(value, 0), 1);

/** Timed words have no punctuation; aligned with the sentence they get its commas and capitals. */
const withText = (segment: TranscribedSegment): TranscribedSegment => {
  if (segment.words.length === 0) return segment;
  const [aligned] = realignTranscript([segment], segment.text);
  return aligned ? { ...segment, words: aligned.words } : segment;
};
