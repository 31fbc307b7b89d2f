import { readFile } from 'node:fs/promises';
import { v7 } from 'uuid';
import { sha256, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { speechAssets } from '#kits/speech-assets.ts';
import { wavHeader, wavOf } from '#kits/wav.ts';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import type { Random } from '../kit/random.ts';
import { faultOf, type Target } from '../kit/target.ts';

/** Time limit for transcribing another client's second of sound, or for storing it where no engine is installed, in ms. */
const fairMs = 60_000;

type Bytes = Uint8Array<ArrayBuffer>;
type Sound = Readonly<{ format: string; bytes: Bytes }>;
type Upload = Readonly<{ sound: Sound; seq?: string; hash?: string; seal?: Readonly<Record<string, unknown>> }>;

const samples = (bytes: number): Buffer => Buffer.alloc(bytes, 7);
/** Two minutes of sound of which the header says something else. */
const wavWhereHeader = (change: (file: Buffer) => unknown): Sound => {
  const file = Buffer.concat([wavHeader({ rate: 16_000, bytesPerSample: 2, bytes: 4_000_000 }), samples(4_000_000)]);
  change(file);
  return { format: 'audio/wav', bytes: new Uint8Array(file) };
};
const m4aWhereTable = async (name: string, change: (file: Buffer, table: number) => unknown): Promise<Sound> => {
  const file = await readFile(new URL(`../../../fixtures/audio/${name}`, import.meta.url));
  change(file, file.indexOf('stsz'));
  return { format: 'audio/mp4', bytes: new Uint8Array(file) };
};
const good = (): Sound => ({
  format: 'audio/wav',
  bytes: new Uint8Array(wavOf(Float32Array.from({ length: 16_000 }, (_, at) => Math.sin(at / 9) / 3))),
});

const uploads = async (random: Random): Promise<Readonly<Record<string, Upload>>> => ({
  'a WAV of rate 0': { sound: wavWhereHeader((file) => file.writeUInt32LE(0, 24)) },
  'a WAV of rate 1': { sound: wavWhereHeader((file) => file.writeUInt32LE(1, 24)) },
  'a WAV of rate 2^32 - 1': { sound: wavWhereHeader((file) => file.writeUInt32LE(0xffff_ffff, 24)) },
  'a WAV of 65,535 channels': { sound: wavWhereHeader((file) => file.writeUInt16LE(0xffff, 22)) },
  'a WAV of blocks of no bytes': { sound: wavWhereHeader((file) => file.writeUInt16LE(0, 32)) },
  'a WAV that claims 4 GB': { sound: wavWhereHeader((file) => file.writeUInt32LE(0xffff_ffff, 40)) },
  'an M4A whose table claims 2^32 - 1 samples': {
    sound: await m4aWhereTable('index-first.m4a', (file, at) => file.writeUInt32BE(0xffff_ffff, at + 12)),
  },
  'an M4A of equal samples without end': {
    sound: await m4aWhereTable('index-last.m4a', (file, at) => {
      file.writeUInt32BE(1, at + 8);
      file.writeUInt32BE(0xffff_ffff, at + 12);
    }),
  },
  'an M4A with bytes turned over': {
    sound: await m4aWhereTable('index-first.m4a', (file) => {
      for (let left = 40; left > 0; left -= 1) file[random.int(Math.min(file.length, 4_000))] = random.int(256);
    }),
  },
  'bytes by chance': { sound: { format: 'audio/webm', bytes: new Uint8Array(random.bytes(20_000)) } },
  'nothing at all': { sound: { format: 'audio/wav', bytes: new Uint8Array() } },
  'no format of sound': { sound: { ...good(), format: 'text/html' } },
  ...Object.fromEntries(
    ['1e3', '0x10', '%20', '-1', '1.5', '99999999999'].map((seq) => [
      `a piece numbered ${seq}`,
      { sound: good(), seq },
    ]),
  ),
  'another hash than that of the piece': { sound: good(), hash: '0'.repeat(64) },
  'a seal over more pieces': { sound: good(), seal: { chunks: 100_000 } },
  'a seal with another hash': { sound: good(), seal: { sha256: 'f'.repeat(64) } },
  'a seal of 24 hours': { sound: good(), seal: { durationMs: 86_400_000 } },
});

/** Uploads and seals; every answer that is a fault of the server. */
const send = async (
  { send: ask }: Target,
  { token }: ApiClient,
  { sound, seq = '0', hash, seal = {} }: Upload,
): Promise<Readonly<{ thoughtId: string; fault: Verdict }>> => {
  const [recordingId, thoughtId] = [v7(), v7()];
  const piece = await ask({
    method: 'PUT',
    path: `/recordings/${recordingId}/chunks/${seq}`,
    headers: { 'Content-Type': sound.format, 'X-Chunk-SHA256': hash ?? sha256(sound.bytes) },
    body: sound.bytes,
    token,
  });
  const when = { occurredAt: new Date().toISOString(), timeZone: 'Europe/Paris' };
  const body = { thoughtId, chunks: 1, sha256: sha256(sound.bytes), durationMs: 1_000, ...when, ...seal };
  const sealed = await ask({
    method: 'POST',
    path: `/recordings/${recordingId}/seal`,
    body: JSON.stringify(body),
    token,
  });
  return { thoughtId, fault: faultOf(piece) ?? faultOf(sealed) };
};

/** Another client's recording is stored unchanged and, where an engine is installed, transcribed in time. */
const othersAreServed = async (target: Target): Promise<Verdict> => {
  const [{ token }, sound] = [target.bystander(), good()];
  const { thoughtId, fault } = await send(target, target.bystander(), { sound });
  if (fault) return `another client’s recording: ${fault}`;
  const ask = (path: string) => target.send({ method: 'GET', path: `/thoughts/${thoughtId}${path}`, token });
  const isServed = async (): Promise<boolean> =>
    (await ask('/audio')).status === 200 &&
    (speechAssets.missing !== null || /"status":"completed"/.test((await ask('')).text));
  return pollUntil(isServed, { timeoutMs: fairMs, everyMs: 250 }).then(
    () => null,
    () => `another client’s recording is not served within ${fairMs / 1_000} s`,
  );
};

/** Files that lie about themselves, and pieces and seals that do not fit: others are transcribed as before. */
export const sounds: AttackClass = {
  name: 'sounds',
  cases: async (random) =>
    Object.entries(await uploads(random)).map(([label, upload]): Case => ({
      label,
      attack: async (target) => (await send(target, target.attacker(), upload)).fault,
    })),
  expect: othersAreServed,
};
