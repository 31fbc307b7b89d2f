// @vitest-environment happy-dom
import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { expect, it } from 'vitest';
import { inspectAudioFile } from '#features/capture/import/import-audio.ts';

const text = (words: string) => Array.from(new TextEncoder().encode(words));
const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes), new Uint8Array(64)]);

it.each([
  ['wav', file(...text('RIFF'), 0, 0, 0, 0, ...text('WAVE')), 'audio/wav'],
  ['ogg', file(...text('OggS'), ...Array.from({ length: 24 }, () => 0), ...text('OpusHead')), 'audio/ogg'],
  ['flac', file(...text('fLaC')), 'audio/flac'],
  ['mp3 with a tag', file(...text('ID3'), 3, 0, 0, 0, 0, 0, 0, 0xff, 0xfb, 0x90, 0), 'audio/mpeg'],
  ['m4a', file(0, 0, 0, 0x18, ...text('ftypM4A ')), 'audio/mp4'],
  ['m4a of a Samsung phone', file(0, 0, 0, 0x18, ...text('ftyp3gp4')), 'audio/mp4'],
  ['amr', file(...text('#!AMR\n')), 'audio/amr'],
  ['mp4', file(0, 0, 0, 0x18, ...text('ftypisom')), 'audio/mp4'],
  ['webm', file(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, ...text('webm')), 'audio/webm'],
])('%s is accepted', async (_, sound, format) => {
  expect(await inspectAudioFile(sound)).toEqual({ format });
});

it.each([
  ['an empty file', new Blob([]), 'empty'],
  ['a text named .mp3', new File([new Uint8Array(text('Bonjour'))], 'voix.mp3', { type: 'audio/mpeg' }), 'unknown'],
  ['a picture', file(0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, ...text('IHDR')), 'unknown'],
  ['a header that breaks off', new Blob([new Uint8Array([0x1a, 0x45])]), 'unknown'],
])('%s is refused', async (_, foreign, refused) => {
  expect(await inspectAudioFile(foreign)).toEqual({ refused });
});

it('a sound that no decoder here reads is refused by its name', async () => {
  const speex = file(...text('OggS'), ...Array.from({ length: 24 }, () => 0), ...text('Speex   1.2'));
  expect(await inspectAudioFile(speex)).toEqual({ refused: 'codec', codec: 'Speex' });
});

it('a file over 500 MB is refused without reading it', async () => {
  const huge = {
    size: maxRecordingBytes + 1,
    slice: () => {
      throw new Error('read');
    },
  };
  expect(await inspectAudioFile(huge as unknown as Blob)).toEqual({ refused: 'tooLarge' });
});
