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
type Notice = Readonly<{ clientId: string; idempotencyKey: string; notificationId: string; change: number }>;

const post = async (
  services: PostServices,
  { clientId, idempotencyKey, notificationId, change }: Notice,
  saying: SystemMessage,
): Promise<void> => {
  const { state: reader } = await loadAggregate(services.events, client, { id: clientId });
  if (reader.status !== 'registered') return;
  const step = { process: 'announce-retention', idempotencyKey: `${idempotencyKey}/${clientId}` };
  await postFromWorkflow(
    services,
    step,
  )({
    notificationId,
    ownerId: clientId,
    kind: 'account',
    subject: { kind: 'recording-retention', id: String(change), opens: 'own-data' },
    timeZone: 'UTC',
    ...notificationTextIn(reader.language, { title: '', body: null, saying }),
    saying,
    dueAt: null,
    missed: 0,
    snoozedFrom: null,
  });
};

/** Tells a client how long their recordings are kept and from which day on, once. Who is told late has their own first day. */
export const tellOfRetention = (services: PostServices, { rule, clientId, idempotencyKey }: Told): Promise<void> => {
  const startsOn = firstDayOf(rule, services.clock.now().toISOString());
  const { keptDays, toldBy } = rule;
  const notice = { clientId, idempotencyKey, notificationId: noticeIdOf(rule, clientId), change: toldBy };
  return post(services, notice, { about: 'recordings-kept-days', keptDays, startsOn });
};

type Withdrawn = Told & Readonly<{ by: number; keptDays: number | null }>;

/** Tells those who were told of a rule that it was taken back. `keptDays`: how long recordings are kept now. */
export const tellOfWithdrawal = async (
  services: PostServices,
  { rule, by, keptDays, clientId, idempotencyKey }: Withdrawn,
): Promise<void> => {
  if ((await toldAt(services.events, rule, clientId)) === null) return;
  const notificationId = notificationIdOf(`recording-retention-withdrawn/${by}`, clientId);
  await post(
    services,
    { clientId, idempotencyKey, notificationId, change: by },
    { about: 'recordings-kept-on', keptDays },
  );
};
