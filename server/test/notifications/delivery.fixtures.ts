import { createECDH } from 'node:crypto';
import {
  pushPayload,
  type DeliveryOutcome,
  type NotificationList,
  type NotificationSettingsBody,
  type PushPayload,
} from '@ecrin/contracts/notification/notification.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { startFakePushService, type FakePushService } from '@ecrin/testing/fakes/push-service.ts';
import { settingsOf, type ChosenSettings } from '@ecrin/testing/kits/notification-events.ts';
import { expect } from 'vitest';
import { codeIn, waitForMessage } from '#test/auth/outbox.fixtures.ts';
import {
  sendRequest,
  startTestServer,
  password,
  registerTestClient,
  type Answer,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

const ecdh = createECDH('prime256v1');
ecdh.generateKeys();
const publicKey = ecdh.getPublicKey('base64url');
const minuteMs = 60_000;

export type DeliveryServer = Readonly<{
  server: TestServer;
  service: FakePushService;
  remove: () => Promise<void>;
}>;

/** A whole server with a fake push service. */
export const startDeliveryServer = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<DeliveryServer> => {
  const service = await startFakePushService();
  const server = await startTestServer({
    ROLES: 'api,projections,workflows',
    SMTP_URL: 'outbox:',
    SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
    EMBEDDING_MODEL_URL: 'off',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: ecdh.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:bonjour@exemple.fr',
    PUSH_ENDPOINTS_ALLOWED: service.origin,
    ...environment,
  });
  return {
    server,
    service,
    remove: async () => {
      await server.remove();
      await service.close();
    },
  };
};

/** A client with a session, which an advanced clock may end. */
const registerSignedIn = async ({ server }: DeliveryServer, name: string) => {
  let visitor: SignedInClient = await registerTestClient(server, name);
  const send = (request: string, body?: unknown): Promise<Answer> =>
    sendRequest(server, request.replace(' /', ' /api/client/'), {
      token: visitor.token,
      ...(body === undefined ? {} : { body }),
    });
  return {
    visitor,
    token: () => visitor.token,
    signIn: async (): Promise<void> => {
      visitor = {
        ...visitor,
        ...((await sendRequest(server, 'POST /api/client/login', { body: { email: visitor.email, password } }))
          .body as SignedInClient),
      };
    },
    ok: async (request: string, body?: unknown): Promise<Answer> => {
      const answer = await send(request, body);
      if (answer.status >= 300) throw new Error(answer.text);
      return answer;
    },
  };
};
type SignedInFixture = Awaited<ReturnType<typeof registerSignedIn>>;

/** Sets reminders of a client and lets time pass for them. */
const remindersOf = (server: TestServer, { ok, signIn }: SignedInFixture) => {
  const remind = async (title: string, description: string | null, due: Date): Promise<void> => {
    const schedule = {
      frequency: 'once',
      day: due.toISOString().slice(0, 10),
      hour: due.getUTCHours(),
      minute: due.getUTCMinutes(),
    };
    await ok('POST /reminders', {
      reminderId: systemIds.next(),
      title,
      description,
      schedule,
      timeZone: 'UTC',
      subject: null,
    });
  };
  /** A new workflow makes the engine read the clock again after it was advanced. */
  const setReminderInFuture = () => remind('Plus tard', null, new Date('2099-01-01T08:00:00Z'));
  return {
    /** Comes due within two minutes, and time passes until then. */
    remindSoon: async (title: string, description: string | null = null): Promise<void> => {
      await remind(title, description, new Date(server.now().getTime() + 2 * minuteMs));
      server.advanceClock(2 * minuteMs);
      await setReminderInFuture();
    },
    pass: async (ms: number): Promise<void> => {
      server.advanceClock(ms);
      await signIn();
      await setReminderInFuture();
    },
  };
};

/** Polls the notifications of a client and their outcomes. */
const notificationPolls = ({ ok }: SignedInFixture) => {
  const items = async () => ((await ok('GET /notifications')).body as NotificationList).items;
  const outcomesOf = async (notificationId: string) =>
    (
      (await ok(`GET /notifications/${notificationId}/outcomes`)).body as Readonly<{
        items: readonly DeliveryOutcome[];
      }>
    ).items.map(({ state, channel, reason }) => [state, channel, reason].filter((part) => part !== null).join(' '));
  return {
    /** The latest, once there are so many. */
    latest: async (count = 1): Promise<NotificationList['items'][number]> => {
      await expect.poll(async () => (await items()).length, { timeout: 10_000 }).toBe(count);
      const [item] = await items();
      if (!item) throw new Error('none');
      return item;
    },
    /** The outcomes of one notification, each as `state channel reason`. */
    outcomes: (notificationId: string, expected: readonly string[]): Promise<void> =>
      expect.poll(() => outcomesOf(notificationId), { timeout: 10_000 }).toEqual(expected),
  };
};

/** A client with a phone subscribed to pushes, as the app would subscribe it. */
export const createPushClient = async (delivering: DeliveryServer, name: string) => {
  const { server, service } = delivering;
  const signed = await registerSignedIn(delivering, name);
  const {
    ok,
    visitor: { userId, email },
  } = signed;
  const received = () => service.received().filter(({ device }) => device === name);
  await ok(`PUT /${userId}`, { pushToken: service.subscribe(name, publicKey) });

  return {
    userId,
    email,
    ok,
    token: signed.token,
    ...remindersOf(server, signed),
    ...notificationPolls(signed),
    prove: async () => ok('POST /email/proof', { code: codeIn(await waitForMessage(server, email)) }),
    choose: (chosen: ChosenSettings) =>
      ok('PUT /notification-settings', settingsOf(chosen) satisfies NotificationSettingsBody),
    /** The `count`-th push on the phone, once it is there. */
    pushed: async (count = 1): Promise<PushPayload> => {
      await expect.poll(() => received().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
      return pushPayload.parse(JSON.parse(received()[count - 1]?.text ?? ''));
    },
    pushes: (): number => received().length,
  };
};
