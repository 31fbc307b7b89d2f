import { createHash } from 'node:crypto';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { wavOf } from '../wav.ts';
import { archiveOf } from './journal-file.ts';

type Passage = Readonly<{ text: string; startMs: number; endMs: number }>;
const segmentOf = ({ text, startMs, endMs }: Passage) => {
  const words = text.split(' ');
  const length = (endMs - startMs) / words.length;
  return {
    text,
    startMs,
    endMs,
    words: words.map((word, at) => ({
      text: word,
      startMs: startMs + at * length,
      endMs: startMs + (at + 1) * length,
      ...(at === 1 && { uncertain: true }),
    })),
  };
};

/** A sound of half a second, each of another note. */
export const soundOf = (note: number): Buffer =>
  wavOf(Float32Array.from({ length: 8_000 }, (_, at) => Math.sin((at * note) / 40) / 2));

const aside = { text: 'Merci d’avoir regardé.', startMs: 420, endMs: 490, reason: 'phantom' };
const heardAt = '2025-03-04T07:00:09.000Z';
const engine = { engine: 'local', model: 'whisper-base', at: heardAt };

/** `said`: in each recording, '' for nothing; `corrected`: what it became, one after the other. */
export type Spoken = Readonly<{
  said: readonly string[];
  corrected?: readonly string[];
  occurredAt?: string;
  more?: Readonly<Record<string, unknown>>;
}>;

/** A line of `pensees.jsonl` as Écrin writes it, with its sounds, each of half a second. */
export const spokenLine = ({ said, corrected = [], occurredAt = '2025-03-04T07:00:00.000Z', more = {} }: Spoken) => {
  const thoughtId = systemIds.next();
  const parts = said.map((_, at) => ({
    recordingId: systemIds.next(),
    format: 'audio/wav',
    fileSize: 16_044,
    durationMs: 500,
    peaks: Array.from({ length: 160 }, (_peak, place) => (place * (at + 3)) % 100),
    erasedAt: null,
  }));
  const segments = said.flatMap((text, at) =>
    text === '' ? [] : [segmentOf({ text, startMs: 500 * at + 100, endMs: 500 * at + 400 })],
  );
  const own = { startMs: 100, endMs: 400 };
  const whole = (text: string) => [segmentOf({ text, startMs: 100, endMs: 500 * said.length - 100 })];
  const wordings = [
    ...said.map((text, at) => ({
      as: 'heard',
      recordingId: parts[at]?.recordingId,
      ...engine,
      raw: `${text} (brut)`,
      text,
      segments: text === '' ? [] : [segmentOf({ text, ...own })],
      setAside: at === 0 ? [aside] : [],
    })),
    ...corrected.map((text, at) => ({
      as: 'corrected',
      at: `2025-03-05T08:0${at}:00.000Z`,
      text,
      segments: whole(text),
    })),
  ];
  const last = corrected.at(-1);
  const files = said.map((_, at) => `Enregistrements/${thoughtId}${at === 0 ? '' : ` ${at + 1}`}.wav`);
  const line = {
    thoughtId,
    occurredAt,
    timeZone: 'Europe/Paris',
    language: 'fr',
    kind: 'spoken',
    content: last ?? said.filter(Boolean).join('\n\n'),
    audio: { ...parts[0], parts },
    transcript: { status: 'completed', failure: null },
    segments: last === undefined ? segments : whole(last),
    setAside: [aside],
    transcribedBy: engine,
    correctedAt: corrected.length === 0 ? null : `2025-03-05T08:0${corrected.length - 1}:00.000Z`,
    ...(corrected.length > 0 && { wordings }),
    insights: {},
    files: { sounds: files, pictures: [] },
    ...more,
  };
  return { line, sounds: new Map(files.map((path, at) => [path, soundOf(said.length + at + occurredAt.length)])) };
};
export type SpokenLine = ReturnType<typeof spokenLine>;

type Changed = Readonly<{
  /** That are listed with their hashes, by path. */
  pictures?: ReadonlyMap<string, Uint8Array>;
  files?: Readonly<Record<string, string | Uint8Array>>;
  without?: readonly string[];
  data?: object;
}>;

/** An archive of these, signed by nobody; `files` and `without` are what somebody changed in it since. */
export const spokenArchive = (
  lines: readonly SpokenLine[],
  { pictures, files = {}, without = [], data = {} }: Changed = {},
) => {
  const media = new Map([...lines.flatMap((one) => [...one.sounds]), ...(pictures ?? [])]);
  const sums = [...media].map(([path, content]) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`);
  const all: Record<string, string | Uint8Array> = {
    'ecrin.json': JSON.stringify({ format: 'ecrin', version: 2, threads: [], favorites: [], goals: [], ...data }),
    'pensees.jsonl': lines.map(({ line }) => `${JSON.stringify(line)}\n`).join(''),
    ...Object.fromEntries(media),
    SHA256SUMS: sums.join(''),
    ...files,
  };
  return archiveOf(Object.fromEntries(Object.entries(all).filter(([path]) => !without.includes(path))));
};
