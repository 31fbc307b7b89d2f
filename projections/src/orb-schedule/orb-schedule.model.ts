import type { RunValues } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { OrbLookBack, OrbTimes } from '@ecrin/domain/orb-schedule/orb-schedule.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `text`, `values`: null once the owner's key is destroyed. */
export type OrbScheduleDocument = Readonly<{
  ownerId: string;
  orbId: string;
  times: OrbTimes;
  timeZone: string;
  lookBack: OrbLookBack;
  text: string | null;
  values: RunValues | null;
  active: boolean;
}>;

export const orbScheduleModel: Model<OrbScheduleDocument> = {
  name: 'orb-schedule',
  version: 1,
  indexes: [['ownerId', 'orbId']],
};
