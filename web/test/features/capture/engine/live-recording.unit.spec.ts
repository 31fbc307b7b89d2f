import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Microphone } from '#lib/microphone/microphone.ts';

const browser = vi.hoisted(() => ({ emit: (_chunk: Blob): void => {} }));
vi.mock('#lib/microphone/audio-recorder.ts', () => ({
  startAudioRecorder: ({ onChunk }: { onChunk: (chunk: Blob) => void }) => {
    browser.emit = onChunk;
    return { pause: () => {}, resume: () => {}, flush: () => {}, stop: async () => {} };
  },
}));
vi.mock('#lib/outbox/outbox-engine.ts', () => ({ recordings: { addChunk: async () => {} } }));
vi.mock('#lib/outbox/send.ts', () => ({ sendAs: () => async () => ({ status: 0, body: null }) }));
vi.mock('#features/capture/engine/recording-guard.ts', () => ({ guardPage: () => () => {} }));
vi.mock('#features/capture/engine/live-upload.ts', () => ({
  createLiveUpload: () => ({ poke: () => {}, end: () => {} }),
}));
const { startLiveRecording } = await import('#features/capture/engine/live-recording.ts');
const { readMeter } = await import('#features/capture/recorder/recorder-meter.ts');

/** Hears a loud voice, whatever the browser's recorder does. */
const loud = {
  stream: {},
  close: () => {},
  context: {
    resume: async () => {},
    createMediaStreamSource: () => ({ connect: () => {} }),
    createAnalyser: () => ({ fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.8) }),
  },
} as unknown as Microphone;

const start = () =>
  startLiveRecording({
    recordingId: 'r1',
    userId: 'u1',
    mimeType: 'audio/webm',
    microphone: loud,
    onFailed: () => {},
    onLost: () => {},
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a recorder that gives no data is reported after 3 s, and no longer once it gives some', () => {
  start();
  vi.advanceTimersByTime(3_000);
  expect(readMeter().warning).toBeNull();
  vi.advanceTimersByTime(200);
  expect(readMeter().warning).toBe('no-data');
  browser.emit(new Blob(['sound']));
  vi.advanceTimersByTime(100);
  expect(readMeter().warning).toBeNull();
});

it('a pause is no lack of data', () => {
  const recording = start();
  vi.advanceTimersByTime(1_000);
  browser.emit(new Blob(['sound']));
  recording.pause();
  vi.advanceTimersByTime(60_000);
  recording.resume();
  vi.advanceTimersByTime(1_000);
  expect(readMeter().warning).toBeNull();
});
