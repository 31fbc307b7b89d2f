import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setAsidePhantoms } from '@ecrin/domain/thought/transcript/set-aside-phantoms.ts';
import { createLocalTranscriber } from '@ecrin/platform/adapters/transcriber/local-transcriber.ts';
import { loadWhisper } from '@ecrin/platform/adapters/transcriber/recognition/whisper.ts';
import type { Audio } from '@ecrin/platform/ports/transcriber.ts';
import { speechAssets, type SpokenFile } from '#kits/speech-assets.ts';
import { wavOf } from '#kits/wav.ts';
import { nonSpeechSounds } from './non-speech-sounds.ts';
import { wordErrors, type WordErrors } from './word-errors.ts';

const rate = 16_000;
const recordings = 24;

const samplesOf = (file: string): Float32Array => {
  const wav = readFileSync(file).subarray(44);
  return Float32Array.from({ length: wav.length / 2 }, (_, index) => wav.readInt16LE(index * 2) / 32_768);
};
const audioOf = (bytes: Uint8Array): Audio => ({
  format: 'audio/wav',
  bytes: bytes.length,
  read: async () =>
    (async function* () {
      yield bytes;
    })(),
});
const timed = async <Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> => {
  const begun = performance.now();
  return [await work(), (performance.now() - begun) / 1_000];
};
const rateOf = (all: readonly WordErrors[]): number =>
  all.reduce((sum, { errors }) => sum + errors, 0) / all.reduce((sum, { words }) => sum + words, 0);

type Compared = Readonly<{
  file: string;
  seconds: number;
  ours: WordErrors;
  oursSeconds: number;
  bare: WordErrors;
  bareSeconds: number;
}>;

const measure = async () => {
  const local = createLocalTranscriber({ modelDir: () => speechAssets.modelDir, delay: () => null });
  const bare = loadWhisper(speechAssets.modelDir);
  const hear = async (bytes: Uint8Array): Promise<string> => {
    const { segments } = await local.transcriber.transcribe({
      audio: audioOf(bytes),
      language: 'fr',
      ownerId: 'bench',
    });
    return setAsidePhantoms(segments)
      .shown.map(({ text }) => text)
      .join(' ');
  };
  const bareHear = async (samples: Float32Array): Promise<string> =>
    (await bare.transcribe({ start: 0, samples }, 'fr')).map(({ text }) => text).join(' ');
  const compare = async ({ file, transcript }: SpokenFile): Promise<Compared> => {
    const samples = samplesOf(file);
    const [ours, oursSeconds] = await timed(() => hear(readFileSync(file)));
    const [theirs, bareSeconds] = await timed(() => bareHear(samples));
    return {
      file,
      seconds: samples.length / rate,
      ours: wordErrors(transcript, ours),
      oursSeconds,
      bare: wordErrors(transcript, theirs),
      bareSeconds,
    };
  };

  try {
    const first = speechAssets.files[0];
    if (first) await compare(first);
    const compared: Compared[] = [];
    for (const spoken of speechAssets.files.slice(0, recordings)) compared.push(await compare(spoken));
    const phantoms: { name: string; ours: string; bare: string }[] = [];
    for (const { name, samples } of nonSpeechSounds)
      phantoms.push({ name, ours: await hear(wavOf(samples)), bare: await bareHear(samples) });
    return { heard: compared, phantoms };
  } finally {
    await local.close();
  }
};

const report = ({ heard: compared, phantoms }: Awaited<ReturnType<typeof measure>>) => {
  const seconds = compared.reduce((sum, one) => sum + one.seconds, 0);
  const ours = compared.reduce((sum, { oursSeconds }) => sum + oursSeconds, 0);
  const bare = compared.reduce((sum, { bareSeconds }) => sum + bareSeconds, 0);
  const made = (of: 'ours' | 'bare'): number => phantoms.filter((clip) => clip[of] !== '').length;
  return {
    recordings: compared.length,
    seconds,
    wordErrorRate: { ours: rateOf(compared.map((one) => one.ours)), bare: rateOf(compared.map((one) => one.bare)) },
    realTimeFactor: { ours: ours / seconds, bare: bare / seconds, ratio: ours / bare },
    phantoms: { clips: phantoms.length, ours: made('ours'), bare: made('bare') },
    heard: compared,
    clips: phantoms,
  };
};

if (speechAssets.missing !== null) {
  console.log(`bench:speech is skipped: ${speechAssets.missing}`);
} else {
  const result = report(await measure());
  const { wordErrorRate, realTimeFactor, phantoms } = result;
  console.log(`${result.recordings} recordings, ${Math.round(result.seconds)} s of French`);
  console.table({
    'word errors': {
      ours: `${(100 * wordErrorRate.ours).toFixed(1)} %`,
      'bare engine': `${(100 * wordErrorRate.bare).toFixed(1)} %`,
    },
    'real-time factor': { ours: realTimeFactor.ours.toFixed(3), 'bare engine': realTimeFactor.bare.toFixed(3) },
    [`phantom sentences in ${phantoms.clips} clips without speech`]: {
      ours: phantoms.ours,
      'bare engine': phantoms.bare,
    },
  });
  mkdirSync('results', { recursive: true });
  writeFileSync('results/speech.json', `${JSON.stringify(result, null, 2)}\n`);
  if (phantoms.ours > 0) process.exitCode = 1;
}
