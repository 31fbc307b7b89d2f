import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { expect, it } from 'vitest';
import { endRereading, startRereading, stopRereading, undoRereading } from '#rereading/change-rereading.ts';
import { rereading } from '#rereading/rereading.aggregate.ts';
import type { RereadingEvent } from '#rereading/rereading.events.ts';

const { given } = specFor(rereading);
const rereadingId = '01980000-0000-7000-8000-00000000000e';
const now = '2026-01-02T09:00:00.000Z';
const which = { rereadingId, now };
const started: RereadingEvent = {
  type: 'RereadingStarted',
  data: { rereadingId, ownerId: 'anne', startedAt: now },
  private: null,
};
const ended: RereadingEvent = {
  type: 'RereadingEnded',
  data: { rereadingId, thoughts: 3, endedAt: now },
  private: null,
};
const stopped: RereadingEvent = { type: 'RereadingStopped', data: { rereadingId, stoppedAt: now }, private: null };
const undone: RereadingEvent = { type: 'RereadingUndone', data: { rereadingId, undoneAt: now }, private: null };

it('a rereading is started once, under an id of its own', () => {
  given()
    .when(startRereading, { ...which, ownerId: 'anne' })
    .then(started);
  given(started)
    .when(startRereading, { ...which, ownerId: 'anne' })
    .thenNothing();
  given(started)
    .when(startRereading, { ...which, ownerId: 'paul' })
    .thenRefused('rereading.already-started');
  expect(rereading.ownerOf(rereading.evolve(rereading.initial, started))).toBe('anne');
});
it('ends once all is read', () => {
  given(started)
    .when(endRereading, { ...which, thoughts: 3 })
    .then(ended);
  for (const end of [ended, stopped, undone])
    given(started, end)
      .when(endRereading, { ...which, thoughts: 3 })
      .thenNothing();
});
it('is stopped while it runs', () => {
  given(started).when(stopRereading, which).then(stopped);
  given(started, ended).when(stopRereading, which).thenNothing();
  given().when(stopRereading, which).thenRefused('rereading.not-found');
});
it('is undone at any time, once', () => {
  for (const before of [[started], [started, ended], [started, stopped]])
    given(...before)
      .when(undoRereading, which)
      .then(undone);
  given(started, undone).when(undoRereading, which).thenNothing();
  given().when(undoRereading, which).thenRefused('rereading.not-found');
});
it('nothing happens to one that was never started', () =>
  expect([ended, stopped, undone].reduce(rereading.evolve, rereading.initial)).toEqual(rereading.initial));
