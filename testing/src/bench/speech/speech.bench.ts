import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setAsidePhantoms } from '@ecrin/domain/thought/transcript/set-aside-phantoms.ts';
import { createLocalTranscriber } from '@ecrin/platform/adapters/transcriber/local-transcriber.ts';
import { loadWhisper } from '@ecrin/platform/adapters/transcriber/recognition/whisper.ts';
import type { Audio } from '@ecrin/platform/ports/transcriber.ts';
import { speechAssets, type SpokenFile } from '#kits/speech-assets.ts';
import { spokenSamples, spokenWithPauses } from '#kits/spoken-wav.ts';
import { wavOf } from '#kits/wav.ts';
import { recordLive } from './live-speech.ts';
import { nonSpeechSounds } from './non-speech-sounds.ts';
import { wordErrors, type WordErrors } from './word-errors.ts';

const rate = 16_000;
const recordings = 24;

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
    const samples = spokenSamples(file);
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

const seconds = 16_000 * 2;
const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;

/** Recordings with a pause of a second after each: at the speed of speech, and ten minutes of them at four times that. */
const measureLive = async () => {
  const local = createLocalTranscriber({ modelDir: () => speechAssets.modelDir, delay: () => null });
  const spoken = speechAssets.files.slice(0, recordings);
  const names = spoken.map(({ file }) => basename(file));
  const reference = spoken.map(({ transcript }) => transcript).join(' ');
  try {
    const wav = spokenWithPauses(names, 1);
    const whole = await local.transcriber.transcribe({ audio: audioOf(wav), language: 'fr', ownerId: 'bench' });
    const atSpeed = await recordLive(local, wav, 1);
    const times = Math.ceil((600 * seconds) / wav.length);
    const long = spokenWithPauses(Array.from({ length: times }, () => names).flat(), 1);
    const tenMinutes = await recordLive(local, long.subarray(0, 44 + 600 * seconds), 4);
    const errorsOf = (raw: string) => wordErrors(reference, raw);
    return { atSpeed, tenMinutes, errors: { live: errorsOf(atSpeed.raw), whole: errorsOf(whole.raw) } };
  } finally {
    await local.close();
  }
};

const liveRows = ({ atSpeed, tenMinutes, errors }: Awaited<ReturnType<typeof measureLive>>) => {
  const rate = ({ errors: wrong, words }: WordErrors) => `${((100 * wrong) / words).toFixed(1)} % of ${words}`;
  const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  return {
    'behind at a pause, median': `${inSeconds(shareOf(atSpeed.lags, 0.5))} of ${atSpeed.lags.length} pauses`,
    'behind at a pause, 95 %': inSeconds(shareOf(atSpeed.lags, 0.95)),
    [`whole after the end of ${Math.round(tenMinutes.seconds / 60)} min`]: inSeconds(tenMinutes.afterEndMs),
    'had to be heard again': String([atSpeed, tenMinutes].filter(({ heardWhole }) => heardWhole).length),
    'word errors, live': rate(errors.live),
    'word errors, whole': rate(errors.whole),
  };
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
  const result = { ...report(await measure()), live: liveRows(await measureLive()) };
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
  console.table(result.live);
  mkdirSync('results', { recursive: true });
  writeFileSync('results/speech.json', `${JSON.stringify(result, null, 2)}\n`);
  if (phantoms.ours > 0) process.exitCode = 1;
}
