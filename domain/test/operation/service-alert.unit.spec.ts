import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { alertIdOf, type ServiceState } from '#operation/operation.vocabulary.ts';
import { clearServiceAlert, raiseServiceAlert } from '#operation/raise-service-alert.ts';
import { serviceAlert } from '#operation/service-alert.aggregate.ts';
import type { ServiceAlertCleared, ServiceAlertRaised } from '#operation/service-alert.events.ts';

const [now, later] = ['2026-01-02T09:00:00.000Z', '2026-01-02T09:10:00.000Z'];
const state: ServiceState = { about: 'stream-parked', model: 'goal', streams: 1 };
const alertId = 'stream-parked/goal';
const raised: ServiceAlertRaised = {
  type: 'ServiceAlertRaised',
  data: { alertId, state, raisedAt: now },
  private: null,
};
const cleared: ServiceAlertCleared = {
  type: 'ServiceAlertCleared',
  data: { alertId, state, raisedAt: now, clearedAt: later },
  private: null,
};
const { given } = specFor(serviceAlert);

describe('an alert of the service', () => {
  it('is raised once until it is cleared, whatever its figures', () => {
    given().when(raiseServiceAlert, { state, now }).then(raised);
    given(raised)
      .when(raiseServiceAlert, { state: { ...state, streams: 4 }, now: later })
      .thenNothing();
    given(raised, cleared).when(raiseServiceAlert, { state, now }).then(raised);
  });
  it('is cleared once', () => {
    given(raised).when(clearServiceAlert, { now: later }).then(cleared);
    given(raised, cleared).when(clearServiceAlert, { now: later }).thenNothing();
    given().when(clearServiceAlert, { now }).thenNothing();
  });
  it('belongs to the service', () =>
    expect(serviceAlert.ownerOf(serviceAlert.evolve(serviceAlert.initial, raised))).toBeNull());
  it.each<[ServiceState, string]>([
    [{ about: 'disk-low', percent: 3 }, 'disk-low'],
    [{ about: 'engine-away', engine: 'analyst' }, 'engine-away/analyst'],
    [state, alertId],
    [{ about: 'work-stuck', kind: 'orb-run', count: 1 }, 'work-stuck/orb-run'],
    [{ about: 'work-failing', kind: 'transcription', count: 6 }, 'work-failing/transcription'],
  ])('has one stream for each thing: %o', (of, id) => expect(alertIdOf(of)).toBe(id));
});
