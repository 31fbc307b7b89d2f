import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { isRetryable } from '#operation/is-retryable.ts';
import { advanceUpkeep, failUpkeep, finishUpkeep, requestUpkeep } from '#operation/keep-up-read-model.ts';
import { dropWork, retryWork } from '#operation/retry-work.ts';
import { upkeep } from '#operation/upkeep.aggregate.ts';
import type { UpkeepAdvanced, UpkeepDone, UpkeepFailed, UpkeepRequested } from '#operation/upkeep.events.ts';
import { work } from '#operation/work.aggregate.ts';
import type { WorkDropped, WorkRetried } from '#operation/work.events.ts';

const [now, later] = ['2026-01-02T09:00:00.000Z', '2026-01-02T09:10:00.000Z'];
const its = { workId: 't-1', kind: 'transcription', clientId: 'claire', by: 'alix' } as const;
const retried: WorkRetried = { type: 'WorkRetried', data: { ...its, revision: 3, retriedAt: now }, private: null };
const dropped: WorkDropped = {
  type: 'WorkDropped',
  data: { ...its, droppedAt: now },
  private: { reason: 'En double.' },
};

describe('acts on work', () => {
  const { given } = specFor(work);
  it('are recorded each time: work may fail again', () => {
    given()
      .when(retryWork, { ...its, revision: 3, now })
      .then(retried);
    given(retried)
      .when(retryWork, { ...its, revision: 3, now: later })
      .then({ ...retried, data: { ...retried.data, retriedAt: later } });
    given(retried)
      .when(dropWork, { ...its, reason: 'En double.', now })
      .then(dropped);
  });
  it('belong to nobody alone', () => {
    const state = [retried, dropped].reduce(work.evolve, work.initial);
    expect([state, work.ownerOf(state)]).toEqual([{ last: { act: 'dropped', by: 'alix', at: now } }, null]);
  });
  it.each([
    ['transcription', 'provider-unavailable', true],
    ['transcription', 'unreadable-audio', false],
    ['transcription', 'audio-too-long', false],
    ['understanding', 'quota-exhausted', true],
    ['orb-run', 'contract-broken', false],
    ['delivery', 'refused', false],
  ] as const)('may start %s again after %s: %s', (kind, reason, may) => expect(isRetryable(kind, reason)).toBe(may));
});

describe('the upkeep of a read model', () => {
  const { given } = specFor(upkeep);
  const [upkeepId, model] = ['u-1', 'goal'];
  const of = { upkeepId, model };
  const requested: UpkeepRequested = {
    type: 'UpkeepRequested',
    data: { ...of, act: 'rebuild', by: 'alix', requestedAt: now },
    private: null,
  };
  const advanced: UpkeepAdvanced = {
    type: 'UpkeepAdvanced',
    data: { ...of, percent: 40, advancedAt: now },
    private: null,
  };
  const finished: UpkeepDone = { type: 'UpkeepDone', data: { ...of, parked: 0, doneAt: now }, private: null };
  const failed: UpkeepFailed = { type: 'UpkeepFailed', data: { ...of, fault: 'Error', failedAt: now }, private: null };
  const request = { ...of, act: 'rebuild', by: 'alix', now } as const;

  it('is one at a time', () => {
    given().when(requestUpkeep, request).then(requested);
    given(requested).when(requestUpkeep, request).thenRefused('upkeep.under-way');
    given(requested, finished).when(requestUpkeep, request).then(requested);
    given(requested, failed).when(requestUpkeep, request).then(requested);
  });
  it('tells how far it is, and its end', () => {
    given(requested)
      .when(advanceUpkeep, { ...of, percent: 40, now })
      .then(advanced);
    given(requested, advanced)
      .when(finishUpkeep, { ...of, parked: 0, now })
      .then(finished);
    given(requested)
      .when(failUpkeep, { ...of, fault: 'Error', now })
      .then(failed);
    expect([requested, advanced].reduce(upkeep.evolve, upkeep.initial)).toMatchObject({ percent: 40 });
  });
  it('ignores word of another one, or after its end', () => {
    const other = { ...of, upkeepId: 'u-2' };
    given(requested)
      .when(finishUpkeep, { ...other, parked: 0, now })
      .thenNothing();
    given(requested, finished)
      .when(advanceUpkeep, { ...of, percent: 40, now })
      .thenNothing();
    given(requested, finished)
      .when(failUpkeep, { ...of, fault: 'Error', now })
      .thenNothing();
  });
  it('belongs to nobody alone', () => expect(upkeep.ownerOf(upkeep.initial)).toBeNull());
});
