import { expect, it } from 'vitest';
import { microphoneFailure } from '#lib/microphone/microphone-failure.ts';
import { namedError } from '#lib/microphone/microphone.ts';

it.each([
  [new DOMException('', 'NotAllowedError'), 'permission-refused'],
  [new DOMException('', 'SecurityError'), 'permission-refused'],
  [new DOMException('', 'NotFoundError'), 'no-microphone'],
  [new DOMException('', 'OverconstrainedError'), 'no-microphone'],
  [new DOMException('', 'NotReadableError'), 'microphone-busy'],
  [new DOMException('', 'AbortError'), 'microphone-busy'],
  [new DOMException('', 'QuotaExceededError'), 'storage-full'],
  [namedError('UnsupportedError'), 'unsupported'],
  [namedError('InsecureError'), 'insecure'],
  [new TypeError('anything else'), 'unexpected'],
  ['not an error', 'unexpected'],
] as const)('%s', (error, failure) => {
  expect(microphoneFailure(error)).toBe(failure);
});

it('finds the reason inside a wrapped database error', () => {
  const wrapped = Object.assign(new Error('aborted'), {
    name: 'DatabaseClosedError',
    inner: new DOMException('', 'QuotaExceededError'),
  });
  expect(microphoneFailure(wrapped)).toBe('storage-full');
});

it.each(['MissingAPIError', 'OpenFailedError', 'DatabaseClosedError'])(
  '%s is a browser that stores nothing, not a microphone that is refused',
  (name) => {
    const error = Object.assign(new Error(name), { name, inner: new DOMException('', 'SecurityError') });
    expect(microphoneFailure(error)).toBe('storage-unavailable');
  },
);
