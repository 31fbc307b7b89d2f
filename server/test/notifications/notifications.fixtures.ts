import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notificationProblems } from '@ecrin/contracts/notification/notification.problems.ts';
import type { NotificationList } from '@ecrin/contracts/notification/notification.ts';
import { postNotification, type PostNotification } from '@ecrin/domain/notification/commands/post-notification.ts';
import { markNotificationDelivered } from '@ecrin/domain/notification/delivery/mark-notification-delivered.ts';
import { markNotificationSent } from '@ecrin/domain/notification/delivery/mark-notification-sent.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createYieldToRequests } from '@ecrin/platform/concurrency/yield-to-requests.ts';
import { uninstrumented } from '@ecrin/platform/instrumentation/instrument.ts';
import { noCrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import { unchangedSettings } from '@ecrin/testing/fakes/default-settings.ts';
import { disabledChecks } from '@ecrin/testing/fakes/disabled-checks.ts';
import { disabledOperation } from '@ecrin/testing/fakes/disabled-operation.ts';
import { captureLog } from '@ecrin/testing/kits/log-capture.ts';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { expect } from 'vitest';
import { chooseOrbs } from '#adapters/choose-orbs.ts';
import { openPushSender } from '#adapters/open-delivery.ts';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { createCountQuoted } from '#erasure/outlook/count-quoted.ts';
import { readinessOf } from '#http/readiness.ts';
import { createLog } from '#observability/create-log.ts';
import { createNotices } from '#roles/create-notices.ts';
import { createServices } from '#roles/create-services.ts';
import { createChangePublisher } from '#roles/publish-changes.ts';
import { readOwnWrites } from '#roles/read-own-writes.ts';
import { createGoalStatisticsReplays } from '#roles/replay-goal-statistics.ts';
import { createApi } from '#roles/start-api.ts';
import { startMessages } from '#roles/start-messages.ts';
import { startProjections, type Projections } from '#roles/start-projections.ts';
import { openStores } from '#storage/open-stores.ts';
import { fakeErasureProof } from '#test/erasure/fake-erasure-proof.fixtures.ts';
import { sendRequest, type Answer, type SignedInClient } from '#test/server.fixtures.ts';

export const reminderId = '01980000-0000-7000-8000-00000000000c';
/** The only origin besides the public internet that pushes may be sent to. */
export const allowedOrigin = 'http://127.0.0.1:4100';
const publicKey = `B${'A'.repeat(86)}`;

const clock = { now: () => new Date() };

/** A whole server in this process, composed as `start` does, with access to its stores. */
const openServer = async () => {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'ecrin-notifying-'))];
  const { shared, api: config } = readConfig({
    DATA_DIR: dataDir,
    ROLES: 'api,projections',
    PORT: String(port),
    LOG_LEVEL: 'debug',
  });
  if (!config) throw new Error('no api');
  const log = createLog(shared, { write: captureLog });
  const closing = createClosing(log);
  const stores = await openStores(shared, { clock, closing });
  const [notices, yieldToRequests, say] = [createNotices(stores), createYieldToRequests(), () => undefined];
  const parts = {
    stores,
    clock,
    log,
    closing,
    holder: 'here',
    instrument: uninstrumented,
    crashes: noCrashRecord,
    maxDeaths: 2,
    embedding: async () => null,
    answersRequests: true,
  };
  let projections: Projections | null = null;
  const waitFor = readOwnWrites(stores, () => projections);
  projections = await startProjections({ ...parts, notices: createChangePublisher({ waitFor, notices, log }) });
  const url = `http://localhost:${port}`;
  const push = { publicKey, allowed: [allowedOrigin] };
  const created = await createServices({
    ...parts,
    waitFor,
    publicUrl: url,
    identityProviders: [],
    push,
    settings: unchangedSettings,
    erasureProof: fakeErasureProof,
    backupsLeave: false,
    countQuoted: createCountQuoted({ config: shared, events: stores.events }),
    budgets: { requestsPerSecond: 0, changesPerDay: 0 },
  });
  const pushes = openPushSender({ config: shared, stores, clock, closing });
  const api = createApi({
    operation: disabledOperation,
    checks: disabledChecks,
    config,
    stores,
    services: await startMessages(created, { config, stores, pushes, closing, say }),
    closing,
    yieldToRequests,
    instrument: uninstrumented,
    answering: {
      advise: null,
      adviceShare: async () => null,
      meaning: null,
      chat: { writes: () => 'no', sentFor: null, dailyTokens: async () => 0, usedShare: async () => null },
      analysisStep: async () => 0,
      hearing: null,
      live: null,
      consent: { targets: {}, isAccepted: async () => true },
      findHelpNeed: async () => null,
      orbs: chooseOrbs(
        { current: unchangedSettings.current, usedShare: async () => null },
        { unmeasured: () => null, writesAt: null, isRemote: false },
      ),
    },
    shownVariables: [],
    replays: createGoalStatisticsReplays({ config: shared, events: stores.events, closing }),
  });
  notices.attachSockets(api.sockets);
  await api.serve({ port, host: undefined }, () =>
    readinessOf({
      backups: async () => null,
      stores,
      clock,
      integrity: null,
      projections,
      workflows: null,
      engines: null,
      embedding: {
        engine: 'local',
        embedding: async () => null,
        state: null,
        measure: () => ({ state: 'no-model', refused: null }),
      },
      localModel: null,
      chat: { model: () => null, measure: () => 'no-model' },
      engineStates: () => [],
    }),
  );
  return { url, dataDir, stores, closing };
};

const workflowContext = (ownerId: string) => ({
  commandId: systemIds.next(),
  correlationId: systemIds.next(),
  causationId: null,
  actor: 'workflow',
  ownerId,
  occurredAt: clock.now().toISOString(),
  timeZone: 'UTC',
});

/** A whole server, with the commands workflows would send. */
export const startNotificationServer = async () => {
  const {
    url,
    dataDir,
    closing,
    stores: { execute },
  } = await openServer();
  return {
    url,
    /** A reminder's notification by default. Returns its id. */
    post: async (ownerId: string, given: Partial<PostNotification> = {}): Promise<string> => {
      const [notificationId, now] = [systemIds.next(), clock.now().toISOString()];
      const input: PostNotification = {
        notificationId,
        ownerId,
        kind: 'reminder',
        subject: { kind: 'reminder', id: reminderId },
        dueAt: now,
        missed: 0,
        snoozedFrom: null,
        unread: true,
        timeZone: 'Europe/Paris',
        title: 'Appeler Papa',
        body: null,
        now,
        ...given,
      };
      await execute({
        aggregate: notification,
        id: notificationId,
        decide: postNotification,
        input,
        context: workflowContext(ownerId),
      });
      return notificationId;
    },
    /** Accepted by the push service, then by the device. Returns the position of the latter event. */
    deliver: async (
      ownerId: string,
      { notificationId, deviceId }: Readonly<{ notificationId: string; deviceId: string }>,
    ): Promise<number> => {
      const command = {
        aggregate: notification,
        id: notificationId,
        input: { notificationId, channel: 'push' as const, deviceId, now: clock.now().toISOString() },
      };
      await execute({ ...command, decide: markNotificationSent, context: workflowContext(ownerId) });
      const outcome = await execute({
        ...command,
        decide: markNotificationDelivered,
        context: workflowContext(ownerId),
      });
      return 'receipt' in outcome ? outcome.receipt.position : 0;
    },
    remove: async (): Promise<void> => {
      await closing.closeAll();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
export type NotificationServer = Awaited<ReturnType<typeof startNotificationServer>>;

export const listNotifications = async (
  server: NotificationServer,
  { token }: SignedInClient,
): Promise<NotificationList> =>
  (await sendRequest(server, 'GET /api/client/notifications', { token })).body as NotificationList;

/** Waits until the list has `count` items and the unread count, which is another model, matches. */
export const listOnceThere = async (
  server: NotificationServer,
  visitor: SignedInClient,
  count: number,
): Promise<NotificationList> => {
  await expect
    .poll(async () => {
      const { items, unread } = await listNotifications(server, visitor);
      return [items.length, unread - items.filter(({ read }) => !read).length];
    })
    .toEqual([count, 0]);
  return listNotifications(server, visitor);
};

export type RequestOfClient = (request: string, body?: unknown, visitor?: SignedInClient) => Promise<Answer>;

/** Sends requests of the client API; `visitor` is the default caller. */
export const createRequester =
  (server: () => NotificationServer, visitor: () => SignedInClient): RequestOfClient =>
  (request, body, { token } = visitor()) =>
    sendRequest(server(), request.replace(' /', ' /api/client/'), { token, ...(body === undefined ? {} : { body }) });

export const refusal = (code: keyof typeof notificationProblems) => ({
  status: notificationProblems[code].status,
  body: { code },
});
