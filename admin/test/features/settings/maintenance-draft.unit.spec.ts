import { describe, expect, it } from 'vitest';
import {
  isAnnounced,
  localHour,
  maintenanceIn,
  maintenanceOf,
  typedMaintenance,
} from '#features/settings/maintenance-draft.ts';
import { asTyped, valueOf } from '#features/settings/setting-draft.ts';

const nothing = { fr: '', en: '', from: '', until: '' };
const [from, until] = ['2026-11-25T21:00:00.000Z', '2026-11-25T22:00:00.000Z'];

describe('the notice of a maintenance, as it is typed', () => {
  it('is off while nothing is typed, and then sends that there is none', () => {
    expect([isAnnounced(''), maintenanceOf('')]).toEqual([false, null]);
    expect(isAnnounced(typedMaintenance(nothing))).toBe(true);
  });
  it('needs a sentence in one language, and ends after it begins', () => {
    expect(maintenanceOf(typedMaintenance(nothing))).toBeUndefined();
    expect(maintenanceOf(typedMaintenance({ ...nothing, fr: '  ' }))).toBeUndefined();
    expect(maintenanceOf(typedMaintenance({ ...nothing, fr: 'Pause.', from: until, until: from }))).toBeUndefined();
    expect(maintenanceOf(typedMaintenance({ ...nothing, fr: 'Pause.', from, until: from }))).toBeUndefined();
    expect(maintenanceOf(typedMaintenance({ ...nothing, en: ' Rest. ', from, until }))).toEqual({
      fr: null,
      en: 'Rest.',
      from,
      until,
    });
  });
  it('is shown as it is stored, also as stored without hours', () => {
    const stored = { fr: 'Pause.', en: 'Rest.' };
    expect(maintenanceIn(asTyped('maintenance', stored))).toEqual({ ...stored, from: '', until: '' });
    expect(valueOf('maintenance', asTyped('maintenance', stored))).toEqual({ ...stored, from: null, until: null });
    expect(asTyped('maintenance', null)).toBe('');
  });
  it('shows hours in the zone of the reader', () => {
    expect(localHour('')).toBe('');
    expect(new Date(localHour(from)).toISOString()).toBe(from);
  });
});
