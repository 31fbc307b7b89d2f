import type { RunValues } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { OrbLookBack, OrbTimes } from '@ecrin/domain/orb-schedule/orb-schedule.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** Instants; `to` null: it still lasts. */
export type SchedulePause = Readonly<{ from: string; to: string | null }>;
/** `text`, `values`: null once the owner's key is destroyed. `pauses`: the last ones, the earliest first. */
export type OrbScheduleDocument = Readonly<{
  ownerId: string;
  orbId: string;
  times: OrbTimes;
  timeZone: string;
  lookBack: OrbLookBack;
  text: string | null;
  values: RunValues | null;
  active: boolean;
  pauses: readonly SchedulePause[];
}>;

export const orbScheduleModel: Model<OrbScheduleDocument> = {
  name: 'orb-schedule',
  version: 1,
  indexes: [['ownerId', 'orbId']],
};
