import { expect, it } from 'vitest';
import { inspectSoundHead } from '#audio/inspect-sound-head.ts';

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const padded = (...parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array =>
  Uint8Array.from([...parts.flatMap((part) => [...part]), ...Array<number>(64).fill(0)]);
const atomOf = (brand: string): Uint8Array =>
  padded([0, 0, 0, 24], ascii(`ftyp${brand}`), [0, 0, 2, 0], ascii(brand), ascii('mp42'));
const oggOf = (codec: string): Uint8Array =>
  padded(ascii('OggS'), [0, 2], Array<number>(20).fill(0), [1, 19], ascii(codec));

it.each([
  ['audio/webm', padded([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84], ascii('webm'))],
  ['audio/mp4', atomOf('M4A ')],
  ['audio/mp4', atomOf('iso5')],
  ['audio/mp4', atomOf('qt  ')],
  ['audio/ogg', oggOf('OpusHead')],
  ['audio/ogg', oggOf('\u0001vorbis')],
  ['audio/mpeg', padded([0xff, 0xfb, 0x90, 0x64])],
  ['audio/mpeg', padded(ascii('ID3'), [4, 0, 0, 0, 0, 0x7f, 0x7f])],
  ['audio/mp4', atomOf('3gp4')],
  ['audio/mp4', atomOf('3g2a')],
  ['audio/wav', padded(ascii('RIFF'), [36, 0, 0, 0], ascii('WAVEfmt '), [16, 0, 0, 0, 1, 0])],
  ['audio/flac', padded(ascii('fLaC'))],
])('recognizes %s by its first bytes', async (format, bytes) => {
  expect(await inspectSoundHead(bytes)).toEqual({ format });
});

it.each([
  ['nothing', new Uint8Array()],
  ['zeros', new Uint8Array(4_096)],
  ['words', ascii('Bonjour, ceci est une lettre et rien qui sonne.')],
  ['a picture', padded([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a page', ascii('<!doctype html><title>404</title>')],
  ['a film in Matroska', padded([0x1a, 0x45, 0xdf, 0xa3, 0xa3, 0x42, 0x82, 0x88], ascii('matroska'))],
  ['a header cut off', Uint8Array.from([0x1a, 0x45, 0xdf])],
])('rejects %s', async (_what, bytes) => {
  expect(await inspectSoundHead(bytes)).toEqual({ refused: 'unknown' });
});
