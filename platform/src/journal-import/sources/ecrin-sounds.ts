import { instant } from '@ecrin/contracts/time/instant.ts';
import type { BroughtWording } from '@ecrin/domain/thought/commands/bring-spoken-thought.ts';
import { latestWordings } from '@ecrin/domain/thought/latest-wordings.ts';
import { maxRecordings } from '@ecrin/domain/thought/recordings.ts';
import {
  maxThoughtLength,
  transcriptionFailures,
  transcriptStatuses,
} from '@ecrin/domain/thought/thought.vocabulary.ts';
import { recordingStartMs, shiftSegment, shiftTimes } from '@ecrin/domain/thought/transcript/join-transcripts.ts';
import { z } from 'zod';
import type { JournalSound, JournalSpoken } from '#ports/journal-reader.ts';

/** Of one thought; more than a day of speech has. */
const mostSegments = 50_000;
const ms = z.number().min(0).max(1e10);
const times = { startMs: ms, endMs: ms };
const word = z.object({ text: z.string(), ...times, uncertain: z.boolean().exactOptional() });
const segments = z.array(z.object({ text: z.string(), ...times, words: z.array(word) })).max(mostSegments);
const setAside = z
  .array(z.object({ text: z.string(), ...times, reason: z.enum(['phantom', 'low-confidence']) }))
  .max(mostSegments);
/** Kept unsealed, and shown to administrators: a name, never words. */
const engineName = z
  .string()
  .regex(/^[\w.:/@+-]{1,100}$/)
  .catch('unknown');
const engine = { engine: engineName, model: engineName, at: instant };
const wording = z.discriminatedUnion('as', [
  z.object({
    as: z.literal('heard'),
    recordingId: z.string(),
    ...engine,
    raw: z.string(),
    text: z.string(),
    segments,
    setAside,
  }),
  z.object({ as: z.literal('corrected'), at: instant, text: z.string(), segments }),
]);
const part = z.object({
  recordingId: z.string(),
  durationMs: ms.nullable(),
  peaks: z.array(z.number().min(0).max(100)).max(2_000),
  erasedAt: instant.nullable().default(null),
});
/** What a line of `pensees.jsonl` says of how a thought was spoken. */
const spoken = z.object({
  content: z.string().max(maxThoughtLength).nullable(),
  audio: z.object({ parts: z.array(part).min(1).max(maxRecordings) }),
  transcript: z.object({ status: z.enum(transcriptStatuses), failure: z.enum(transcriptionFailures).nullable() }),
  segments: segments.default([]),
  setAside: setAside.default([]),
  transcribedBy: z.object(engine).nullable().default(null),
  correctedAt: instant.nullable().default(null),
  /** Absent: it was never corrected, or the archive is from before they were in it. */
  wordings: z.array(wording).transform(latestWordings).exactOptional(),
  files: z.object({ sounds: z.array(z.string()) }),
});
type Spoken = z.infer<typeof spoken>;

/** How a thought of an archive was spoken; undefined: it was not, or this cannot be read: then it comes as it was written. */
export const spokenIn = (line: unknown): JournalSpoken | undefined => {
  const { data: said } = spoken.safeParse(line);
  if (!said) return undefined;
  const wordings = wordingsOf(said);
  return { sounds: soundsOf(said, wordings), wordings: JSON.stringify(wordings) };
};

const unknown = '0'.repeat(64);

/** Of those that were not erased there are files, in their order. */
const soundsOf = (
  { audio: { parts }, transcript, files }: Spoken,
  wordings: readonly BroughtWording[],
): readonly JournalSound[] => {
  let at = 0;
  return parts.map(({ recordingId: recordingThere, durationMs, peaks, erasedAt }, recording) => {
    const path = erasedAt === null ? (files.sounds[at++] ?? null) : null;
    const transcribed = wordings.some((one) => one.as === 'heard' && one.recording === recording);
    const known = {
      recordingThere,
      durationMs,
      peaks,
      erasedAt,
      transcribed,
      failure: transcribed ? null : transcript.failure,
    };
    return { ...known, format: '', fileSize: 0, sha256: unknown, path, place: null };
  });
};

const wordingsOf = (said: Spoken): readonly BroughtWording[] => {
  if (!said.wordings) return [...heardIn(said), ...correctedIn(said)];
  const numbers = new Map(said.audio.parts.map(({ recordingId }, at) => [recordingId, at]));
  return said.wordings.flatMap((one): readonly BroughtWording[] => {
    if (one.as === 'corrected') return [one];
    const { recordingId, ...heard } = one;
    const recording = numbers.get(recordingId);
    return recording === undefined ? [] : [{ ...heard, recording }];
  });
};

/** What was heard in each recording. Once it was corrected, that is in the archive no more: only who heard it. */
const heardIn = ({
  content,
  audio: { parts },
  transcript,
  transcribedBy,
  correctedAt,
  ...all
}: Spoken): readonly BroughtWording[] => {
  if (!transcribedBy) return [];
  return parts.flatMap(({ recordingId }, recording) => {
    const [startMs, next] = [recordingStartMs(parts, recordingId), parts[recording + 1]];
    const endMs = next ? recordingStartMs(parts, next.recordingId) : Infinity;
    const isIn = (passage: Readonly<{ startMs: number }>): boolean =>
      passage.startMs >= startMs && passage.startMs < endMs;
    const heard = correctedAt === null ? all.segments.filter(isIn).map((one) => shiftSegment(one, -startMs)) : [];
    // Of several, it is not said which one is not done.
    if (transcript.status !== 'completed' && heard.length === 0) return [];
    const text =
      correctedAt === null && parts.length === 1 ? (content ?? '') : heard.map((segment) => segment.text).join(' ');
    const aside = all.setAside.filter(isIn).map((passage) => shiftTimes(passage, -startMs));
    return [{ as: 'heard', recording, ...transcribedBy, raw: text, text, segments: heard, setAside: aside }];
  });
};

const correctedIn = ({ content, segments: passages, correctedAt }: Spoken): readonly BroughtWording[] =>
  correctedAt === null || content === null
    ? []
    : [{ as: 'corrected', at: correctedAt, text: content, segments: passages }];
