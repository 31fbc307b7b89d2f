import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import type { SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import {
  leastNoticeDays,
  retentionAt,
  type RecordingRetention,
  type RetentionRule,
} from '@ecrin/domain/service-settings/recording-retention.ts';
import { serviceSettings, serviceSettingsId } from '@ecrin/domain/service-settings/service-settings.aggregate.ts';
import { addMs, dayMs, laterOf } from '@ecrin/domain/time/instant.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import { postFromWorkflow, type PostServices } from '#post-from-workflow.ts';

/** `now`: the engine’s time where the clock of the process is behind. */
export const readRetention = async (events: Pick<Events, 'readStream'>, now: string): Promise<RecordingRetention> => {
  const { state } = await loadAggregate(events, serviceSettings, { id: serviceSettingsId });
  return retentionAt(state.retention, now);
};

const noticeIdOf = ({ toldBy }: RetentionRule, clientId: string): string =>
  notificationIdOf(`recording-retention/${toldBy}`, clientId);

/** When a client was told of a rule; null: not yet. */
export const toldAt = async (
  events: Pick<Events, 'readStream'>,
  rule: RetentionRule,
  clientId: string,
): Promise<string | null> => {
  const { state } = await loadAggregate(events, notification, { id: noticeIdOf(rule, clientId) });
  return state.status === 'not-posted' ? null : state.postedAt;
};

/** The first day (YYYY-MM-DD) on which a sound of a client may be erased who was told at that instant. */
export const firstDayOf = ({ startsAt }: RetentionRule, told: string): string =>
  laterOf(startsAt, addMs(told, (leastNoticeDays + 1) * dayMs)).slice(0, 10);

type Told = Readonly<{ rule: RetentionRule; clientId: string; idempotencyKey: string }>;

/** Tells a client how long their recordings are kept and from which day on, once. Who is told late has their own first day. */
export const tellOfRetention = async (
  services: PostServices,
  { rule, clientId, idempotencyKey }: Told,
): Promise<void> => {
  const { state: reader } = await loadAggregate(services.events, client, { id: clientId });
  if (reader.status === 'unknown') return;
  const { keptDays, toldBy } = rule;
  const startsOn = firstDayOf(rule, services.clock.now().toISOString());
  const saying: SystemMessage = { about: 'recordings-kept-days', keptDays, startsOn };
  await postFromWorkflow(services, { process: 'announce-retention', idempotencyKey: `${idempotencyKey}/${clientId}` })({
    notificationId: noticeIdOf(rule, clientId),
    ownerId: clientId,
    kind: 'account',
    subject: { kind: 'recording-retention', id: String(toldBy), opens: 'profile' },
    timeZone: 'UTC',
    ...notificationTextIn(reader.language, { title: '', body: null, saying }),
    saying,
    dueAt: null,
    missed: 0,
    snoozedFrom: null,
  });
};
