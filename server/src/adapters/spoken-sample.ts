import { createReadStream, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HeardWords } from '@ecrin/contracts/service-settings/service-checks.ts';
import type { Audio } from '@ecrin/platform/ports/transcriber.ts';

/** What a synthetic voice says in the recording; made for this with espeak-ng (`-v fr -s 145`), at 16 kHz. */
const said = 'Le soleil brille ce matin, et nous allons marcher dans la forêt.';
const file = fileURLToPath(new URL('../../assets/spoken-sample.wav', import.meta.url));

/** A short sentence to try transcription with; nobody's voice, and nobody's words. */
export const spokenSample = (): Audio => ({
  format: 'audio/wav',
  bytes: statSync(file).size,
  read: async () => createReadStream(file),
});

/** Shorter words are heard in any sentence. */
const minLength = 4;
/** Models write more than the sentence when they invent. */
const shownLength = 200;

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z]+/u)
      .filter((word) => word.length >= minLength),
  );

/** How much of the sentence was heard, whatever its accents and capitals. */
export const heardWordsOf = (transcript: string): HeardWords => {
  const [expected, heard] = [wordsIn(said), wordsIn(transcript)];
  return {
    said,
    heard: transcript.trim().slice(0, shownLength),
    matched: [...expected].filter((word) => heard.has(word)).length,
    words: expected.size,
  };
};

/** A synthetic voice is not understood as well as a person: half of the words is enough, and no nonsense reaches it. */
export const isUnderstood = ({ matched, words }: HeardWords): boolean => matched * 2 >= words;
