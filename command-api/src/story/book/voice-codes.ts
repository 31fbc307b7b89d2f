import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';

/** A place in spoken words that a code stands beside. `letters`: how many letters and digits are before it, which no setting of type changes. `url`: opens the recording there. */
export type VoiceCode = Readonly<{ letters: number; seconds: number; url: string }>;

/** One stands where the words begin, then where a passage begins at least so much later. */
const everyMs = 60_000;

export const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

type Spoken = Pick<ThoughtDetail, 'thoughtId' | 'audio' | 'content' | 'segments'>;
type Recordings = NonNullable<ThoughtDetail['audio']>['parts'];

/** Recordings follow each other: whether the sound of that moment was kept. */
const isKept = (recordings: Recordings, atMs: number): boolean => {
  let endMs = 0;
  const recording = recordings.find(({ durationMs }) => {
    endMs += durationMs ?? 0;
    return atMs < endMs;
  });
  return (recording ?? recordings.at(-1))?.erasedAt === null;
};

/** `app`: the address thoughts are found at, with a slash at its end. Without sound there are none; where the words are not those that were heard, none but the first. */
export const voiceCodesOf = ({ thoughtId, audio, content, segments }: Spoken, app: string): readonly VoiceCode[] => {
  if (!audio) return [];
  const codes: VoiceCode[] = [];
  let [letters, nextMs] = [0, 0];
  for (const { text, startMs } of segments) {
    const isDue = codes.length === 0 || startMs >= nextMs;
    if (isDue && isKept(audio.parts, startMs)) {
      const seconds = Math.floor(startMs / 1_000);
      codes.push({ letters, seconds, url: `${app}${thoughtId}?at=${seconds}` });
      nextMs = startMs + everyMs;
    }
    letters += lettersIn(text);
  }
  const written = lettersIn(content ?? '');
  return codes.filter((code) => (letters === written ? code.letters < written : code.letters === 0 && written > 0));
};

/** Those of a part of the words, counted from its beginning; one that no letter follows belongs to no part. */
export const codesWithin = (
  codes: readonly VoiceCode[],
  { from, to }: Readonly<{ from: number; to: number }>,
): readonly VoiceCode[] =>
  codes.flatMap((code) =>
    code.letters >= from && code.letters < to ? [{ ...code, letters: code.letters - from }] : [],
  );
