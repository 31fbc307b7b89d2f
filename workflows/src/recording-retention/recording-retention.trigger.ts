import type { ServiceSettingChanged } from '@ecrin/domain/service-settings/service-settings.events.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';
import type { AnnounceRetentionInput } from './announce-retention.input.ts';
import type { EraseSoundsInput } from './erase-sounds.input.ts';

/** What begins later is announced; that it was taken back is told too. The activity decides which it is. */
export const announceRetentionTrigger = defineTrigger<ServiceSettingChanged>()({
  name: 'announce-retention',
  on: {
    ServiceSettingChanged: ({ data: { change, setting } }) => {
      const input: AnnounceRetentionInput = { change, cursor: null };
      return setting === 'recordingsKeptDays'
        ? { start: { workflow: 'announce-retention', id: `announce-retention/${change}`, input } }
        : null;
    },
  },
});

/** At half past two in the night, UTC. */
const sweepTime = 'T02:30:00.000Z';

export const eraseSoundsTrigger = defineTrigger<ServiceSettingChanged>()({
  name: 'erase-sounds',
  on: {
    ServiceSettingChanged: ({ data: { change, setting, value, startsAt, changedAt } }) => {
      const firstDay = (startsAt ?? addMs(changedAt, dayMs)).slice(0, 10);
      const input: EraseSoundsInput = { change, at: `${firstDay}${sweepTime}`, place: null };
      return setting === 'recordingsKeptDays' && value !== null
        ? { start: { workflow: 'erase-sounds', id: `erase-sounds/${change}`, input } }
        : null;
    },
  },
});
