import { accountActivity } from './account-activity.ts';
import type { ActivityEntries } from './activity-entries.ts';
import type { ActivityKind } from './activity.ts';
import { aiActivity } from './ai-activity.ts';
import { broadcastActivity } from './broadcast-activity.ts';
import { captureActivity } from './capture-activity.ts';
import { connectActivity } from './connect-activity.ts';
import { habitActivity } from './habit-activity.ts';
import { inboxActivity } from './inbox-activity.ts';
import type { ActivityEvent } from './recorded-event.ts';
import { serviceActivity } from './service-activity.ts';
import { sharingActivity } from './sharing-activity.ts';

export const activityTable: ActivityEntries<ActivityEvent> = {
  ...accountActivity,
  ...captureActivity,
  ...habitActivity,
  ...aiActivity,
  ...serviceActivity,
  ...inboxActivity,
  ...connectActivity,
  ...broadcastActivity,
  ...sharingActivity,
};

const entries: ReadonlyMap<string, readonly [ActivityKind, 'plain' | 'masked', ...(readonly string[])]> = new Map(
  Object.entries(activityTable),
);

export const activityTypes: readonly string[] = [...entries.keys()];

/** null: a type this version does not know. */
export const findActivityEntry = (
  type: string,
): Readonly<{ kind: ActivityKind; masked: boolean; facts: readonly string[] }> | null => {
  const entry = entries.get(type);
  if (!entry) return null;
  const [kind, words, ...facts] = entry;
  return { kind, masked: words === 'masked', facts };
};
