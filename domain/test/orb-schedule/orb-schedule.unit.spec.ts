import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { maxOwnTextLength } from '#orb-run/orb-run.vocabulary.ts';
import { reachedLimit } from '#orb-run/run-limits.ts';
import { pauseOrbSchedule, startOrbSchedule } from '#orb-schedule/commands/pause-orb-schedule.ts';
import { setOrbSchedule } from '#orb-schedule/commands/set-orb-schedule.ts';
import { orbSchedule, orbScheduleId } from '#orb-schedule/orb-schedule.aggregate.ts';
import type { OrbScheduleEvent } from '#orb-schedule/orb-schedule.events.ts';
import { defaultLookBack } from '#orb-schedule/orb-schedule.vocabulary.ts';
import { instructions, now, orbId, ownerId } from '#test/orb/orb.fixtures.ts';

const { given } = specFor(orbSchedule);
const terms = {
  times: { frequency: 'weekly', dayOfWeek: 7, hour: 19, minute: 0 },
  timeZone: 'Europe/Paris',
  lookBack: defaultLookBack,
} as const;
const words = { text: 'Par quoi commencer', values: { 'la fin': 'jeudi' } };
const command = { orbId, ownerId, instructions, ...terms, ...words, now };
const set: OrbScheduleEvent = {
  type: 'OrbScheduleSet',
  data: { orbId, ownerId, ...terms, setAt: now },
  private: words,
};
const paused: OrbScheduleEvent = { type: 'OrbSchedulePaused', data: { orbId, ownerId, pausedAt: now }, private: null };
const started: OrbScheduleEvent = {
  type: 'OrbScheduleStarted',
  data: { orbId, ownerId, startedAt: now },
  private: null,
};

describe('setting when an orb reads on its own', () => {
  it('given none, when it is set, then its words are private', () => {
    given().when(setOrbSchedule, command).then(set);
  });
  it('given a text of blanks, when it is set, then a custom input is required', () => {
    given()
      .when(setOrbSchedule, { ...command, text: ' \n ' })
      .thenRefused('orb-schedule.text-required');
  });
  it('given a text too long, when it is set, then it is refused', () => {
    given()
      .when(setOrbSchedule, { ...command, text: 'a'.repeat(maxOwnTextLength + 1) })
      .thenRefused('orb-run.text-too-long');
  });
  it('given a variable without a value, when it is set, then it is refused', () => {
    given()
      .when(setOrbSchedule, { ...command, values: {} })
      .thenRefused('orb-run.value-missing');
  });
  it('given the same, when it is set again, then nothing changes', () => {
    given(set).when(setOrbSchedule, command).thenNothing();
  });
  it('given a paused one, when it is changed, then it stays paused', () => {
    const times = { frequency: 'daily', hour: 7, minute: 30 } as const;
    const changed: OrbScheduleEvent = { ...set, data: { ...set.data, times } };
    given(set, paused)
      .when(setOrbSchedule, { ...command, times })
      .then(changed);
    expect([set, paused, changed].reduce(orbSchedule.evolve, orbSchedule.initial)).toMatchObject({
      active: false,
      times,
    });
  });
});

describe('pausing and starting', () => {
  it('given none, then neither is possible', () => {
    given().when(pauseOrbSchedule, { now }).thenRefused('orb-schedule.not-found');
    given().when(startOrbSchedule, { now }).thenRefused('orb-schedule.not-found');
  });
  it('given an active one, when it is paused, then it is, once', () => {
    given(set).when(pauseOrbSchedule, { now }).then(paused);
    given(set, paused).when(pauseOrbSchedule, { now }).thenNothing();
  });
  it('given a paused one, when it is started, then it is, once', () => {
    given(set, paused).when(startOrbSchedule, { now }).then(started);
    given(set).when(startOrbSchedule, { now }).thenNothing();
  });
});

it('each client has their own for an orb', () => {
  expect(orbScheduleId(ownerId, orbId)).toBe(`${ownerId}-${orbId}`);
});

describe('the limits of one client’s runs', () => {
  const limits = { runsPerDay: 5, wordsPerMonth: 100 };
  it.each([
    [{ runsToday: 4, wordsThisMonth: 99 }, limits, null],
    [{ runsToday: 5, wordsThisMonth: 0 }, limits, 'over-day-cap'],
    [{ runsToday: 0, wordsThisMonth: 100 }, limits, 'over-month-cap'],
    [{ runsToday: 500, wordsThisMonth: 10_000 }, { runsPerDay: 0, wordsPerMonth: 0 }, null],
  ])('of %j within %j: %s', (used, within, reached) => {
    expect(reachedLimit(used, within)).toBe(reached);
  });
});
