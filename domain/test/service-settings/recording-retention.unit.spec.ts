import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { changeSettings, undoSettingChange } from '#service-settings/change-settings.ts';
import { retentionAt } from '#service-settings/recording-retention.ts';
import { serviceSettings } from '#service-settings/service-settings.aggregate.ts';
import type { ServiceSettingChanged } from '#service-settings/service-settings.events.ts';

const { given } = specFor(serviceSettings);
const now = '2026-01-02T09:00:00.000Z';
const startsAt = '2026-02-02T00:00:00.000Z';
const actor = { by: 'alix', sessionId: 'session-1', device: 'Firefox', now, locked: [] } as const;

type Data = ServiceSettingChanged['data'];
const keptFor = (change: number, value: number | null, its: Partial<Data> = {}): ServiceSettingChanged => ({
  type: 'ServiceSettingChanged',
  data: {
    change,
    setting: 'recordingsKeptDays',
    value,
    before: null,
    undoes: null,
    by: 'alix',
    sessionId: 'session-1',
    changedAt: now,
    ...its,
  },
  private: { device: 'Firefox' },
});
const announced = keptFor(1, 90, { startsAt });
const retentionAfter = (at: string, ...events: readonly ServiceSettingChanged[]) =>
  retentionAt(events.reduce(serviceSettings.evolve, serviceSettings.initial).retention, at);

describe('how long recordings are kept', () => {
  it('is announced 30 whole days before it becomes shorter', () => {
    given()
      .when(changeSettings, { ...actor, changes: { recordingsKeptDays: 90 } })
      .then(announced);
    given(announced)
      .when(changeSettings, { ...actor, now: startsAt, changes: { recordingsKeptDays: 89 } })
      .then(keptFor(2, 89, { before: 90, changedAt: startsAt, startsAt: '2026-03-05T00:00:00.000Z' }));
  });
  it('is longer at once, or for ever', () => {
    given(announced)
      .when(changeSettings, { ...actor, now: startsAt, changes: { recordingsKeptDays: 365 } })
      .then(keptFor(2, 365, { before: 90, changedAt: startsAt }));
    given(announced)
      .when(undoSettingChange, { ...actor, change: 1 })
      .then(keptFor(2, null, { before: 90, undoes: 1 }));
  });
  it('holds from its day on', () => {
    const rule = { change: 1, toldBy: 1, keptDays: 90, startsAt };
    expect(retentionAfter('2026-02-01T23:59:59.999Z', announced)).toEqual({
      inForce: null,
      coming: rule,
      withdrawn: null,
    });
    expect(retentionAfter(startsAt, announced)).toEqual({ inForce: rule, coming: null, withdrawn: null });
  });
  it('stays what it was until a shorter time begins', () => {
    const shorter = keptFor(2, 30, { changedAt: '2026-06-01T09:00:00.000Z', startsAt: '2026-07-02T00:00:00.000Z' });
    expect(retentionAfter('2026-07-01T09:00:00.000Z', announced, shorter)).toMatchObject({
      inForce: { change: 1, keptDays: 90 },
      coming: { change: 2, keptDays: 30 },
    });
    const again = keptFor(3, 90, { changedAt: '2026-06-02T09:00:00.000Z' });
    expect(retentionAfter('2026-08-01T09:00:00.000Z', announced, shorter, again)).toEqual({
      inForce: { change: 3, toldBy: 1, keptDays: 90, startsAt: '2026-06-02T09:00:00.000Z' },
      coming: null,
      withdrawn: { rule: expect.objectContaining({ change: 2, keptDays: 30 }), by: 3 },
    });
  });
  it('is for ever again when what was announced is taken back, and when what holds is', () => {
    const forEver = { inForce: null, coming: null, withdrawn: null };
    expect(retentionAfter('2026-08-01T09:00:00.000Z', announced, keptFor(2, null))).toEqual({
      ...forEver,
      withdrawn: { rule: { change: 1, toldBy: 1, keptDays: 90, startsAt }, by: 2 },
    });
    expect(retentionAfter('2026-08-01T09:00:00.000Z', announced, keptFor(2, null, { changedAt: startsAt }))).toEqual(
      forEver,
    );
  });
});
