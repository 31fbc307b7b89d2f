import { expect, it } from 'vitest';
import { UnreadableAudio } from '#adapters/transcriber/decoding/unreadable-audio.ts';
import { speechFailure } from '#adapters/transcriber/speech-process/speech-failure.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (fault) {
    return fault;
  }
};

it('given a fault that quotes the transcript, then only its kind and place are reported', () => {
  const fault = thrownBy(() => JSON.parse('{"text": Papa}'));
  expect(String(fault)).toContain('Papa');
  expect(speechFailure(3, fault)).toEqual({
    kind: 'failed',
    job: 3,
    message: expect.stringMatching(/^SyntaxError at .+speech-failure\.unit\.spec\.ts:\d+:\d+\)?$/),
  });
});

it('given audio that cannot be decoded, then the reason is reported', () =>
  expect(speechFailure(3, new UnreadableAudio('audio-too-long', 'too long'))).toEqual({
    kind: 'unreadable',
    job: 3,
    reason: 'audio-too-long',
    message: 'too long',
  }));

it('given a thrown string, then it is not reported', () =>
  expect(speechFailure(3, 'Papa')).toEqual({ kind: 'failed', job: 3, message: 'not an error' }));
