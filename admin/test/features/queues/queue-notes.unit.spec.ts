import { expect, it } from 'vitest';
import { queueFiguresMessages as figures } from '#features/queues/queue-figures.messages.ts';
import { enginesNoteOf, failureNoteOf } from '#features/queues/queue-notes.ts';
import { queuesMessages } from '#features/queues/queues.messages.ts';

it.each([
  [{ away: 0, fetching: 0 }, figures.allReady],
  [{ away: 0, fetching: 1 }, figures.fetching],
  [{ away: 2, fetching: 1 }, figures.notAll],
])('of engines, %j: only what does not answer is said not to', (engines, note) =>
  expect(enginesNoteOf(engines)).toBe(note),
);

it.each([
  [{ failed: 0, retryable: 0 }, figures.noneFailed],
  [{ failed: 2, retryable: 0 }, figures.noneRetryable],
  [{ failed: 2, retryable: 1 }, queuesMessages.retryable],
])('of failures, %j: nothing is said to be left to retry only where nothing can be', (counts, note) =>
  expect(failureNoteOf(counts)).toBe(note),
);
