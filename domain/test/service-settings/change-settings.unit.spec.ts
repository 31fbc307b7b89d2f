import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { changeSettings, undoSettingChange } from '#service-settings/change-settings.ts';
import { serviceSettings } from '#service-settings/service-settings.aggregate.ts';
import type { ServiceSettingChanged } from '#service-settings/service-settings.events.ts';
import { defaultSettings, graveSettings, settingNames } from '#service-settings/service-settings.vocabulary.ts';

const { given } = specFor(serviceSettings);
const now = '2026-01-02T09:00:00.000Z';
const actor = { by: 'alix', sessionId: 'session-1', device: 'Firefox', now, locked: [] } as const;

type Data = ServiceSettingChanged['data'];
const changed = (data: Pick<Data, 'change' | 'setting' | 'value'> & Partial<Data>): ServiceSettingChanged => ({
  type: 'ServiceSettingChanged',
  data: { before: null, undoes: null, by: 'alix', sessionId: 'session-1', changedAt: now, ...data },
  private: { device: 'Firefox' },
});
const closed = changed({ change: 1, setting: 'registration', value: 'closed' });
const byCode = changed({ change: 2, setting: 'registration', value: 'code', before: 'closed' });

describe('changing settings of the service', () => {
  it('records each change with its number and what was before', () =>
    given(closed)
      .when(changeSettings, { ...actor, changes: { registration: 'code', orbRunsPerDay: 10 } })
      .then(byCode, changed({ change: 3, setting: 'orbRunsPerDay', value: 10 })));
  it('records nothing where nothing changes', () => {
    given(closed)
      .when(changeSettings, { ...actor, changes: { registration: 'closed' } })
      .thenNothing();
    given()
      .when(changeSettings, { ...actor, changes: { maintenance: null } })
      .thenNothing();
  });
  it('sets the default again', () =>
    given(closed)
      .when(changeSettings, { ...actor, changes: { registration: null } })
      .then(changed({ change: 2, setting: 'registration', value: null, before: 'closed' })));
  it('refuses all of them when the environment decides one', () =>
    given()
      .when(changeSettings, {
        ...actor,
        locked: ['orbRunsPerDay'],
        changes: { registration: 'code', orbRunsPerDay: 1 },
      })
      .thenRefused('service-settings.locked'));
});

describe('undoing a change', () => {
  it('sets what was before, as a change of its own', () =>
    given(closed, byCode)
      .when(undoSettingChange, { ...actor, change: 2 })
      .then(changed({ change: 3, setting: 'registration', value: 'closed', before: 'code', undoes: 2 })));
  it('can be undone too', () =>
    given(closed, changed({ change: 2, setting: 'registration', value: null, before: 'closed', undoes: 1 }))
      .when(undoSettingChange, { ...actor, change: 2 })
      .then(changed({ change: 3, setting: 'registration', value: 'closed', undoes: 2 })));
  it('refuses an unknown change, an earlier one of the same setting, and a setting of the environment', () => {
    given(closed)
      .when(undoSettingChange, { ...actor, change: 2 })
      .thenRefused('service-settings.change-not-found');
    given(closed, byCode)
      .when(undoSettingChange, { ...actor, change: 1 })
      .thenRefused('service-settings.changed-since');
    given(closed)
      .when(undoSettingChange, { ...actor, change: 1, locked: ['registration'] })
      .thenRefused('service-settings.locked');
  });
});

it('names every setting once, the grave ones among them', () => {
  expect(settingNames).toEqual(Object.keys(defaultSettings));
  expect(graveSettings.every((name) => settingNames.includes(name))).toBe(true);
  const budgets = settingNames.filter((name) => name.endsWith('PerMonth') && !name.startsWith('orb'));
  expect(graveSettings).toEqual(['paidEngines', ...budgets, 'recordingsKeptDays', 'secondFactorRequired']);
});
