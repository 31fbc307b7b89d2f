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
  expect(speechFailure(fault)).toEqual({
    kind: 'failed',
    message: expect.stringMatching(/^SyntaxError at .+speech-failure\.unit\.spec\.ts:\d+:\d+\)?$/),
  });
});

it('given sound that cannot be decoded, then the reason is reported', () =>
  expect(speechFailure(new UnreadableAudio('audio-too-long', 'too long'))).toEqual({
    kind: 'unreadable',
    reason: 'audio-too-long',
    message: 'too long',
  }));

it('given a thrown string, then it is not reported', () =>
  expect(speechFailure('Papa')).toEqual({ kind: 'failed', message: 'not an error' }));
