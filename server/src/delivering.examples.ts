import type { DeliveryOutcome, NotificationList, NotificationSettingsBody, PushPayload } from '@ecrin/contracts/notification.ts';
import { pushPayload } from '@ecrin/contracts/notification.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { settingsOf, type Chosen } from '@ecrin/testing/delivery-facts.ts';
import { startPushEndpoint, type PushEndpoint } from '@ecrin/testing/engines/push-endpoint.ts';
import { createECDH } from 'node:crypto';
import { expect } from 'vitest';
import { codeIn, messageTo } from './getting-in/outbox.examples.ts';
import { ask, exampleServer, password, register, type Answer, type ExampleServer, type Visitor } from './server.examples.ts';

const ecdh = createECDH('prime256v1');
ecdh.generateKeys();
export const publicKey = ecdh.getPublicKey('base64url');
const minuteMs = 60_000;

export type DeliveringServer = Readonly<{ server: ExampleServer; service: PushEndpoint; remove: () => Promise<void> }>;

/** A whole server with a push service of ours. */
export const deliveringServer = async (): Promise<DeliveringServer> => {
  const service = await startPushEndpoint();
  const server = await exampleServer({
    ROLES: 'api,projections,workflows', SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
    VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: ecdh.getPrivateKey('base64url'), VAPID_SUBJECT: 'mailto:bonjour@exemple.fr', PUSH_ENDPOINTS_ALLOWED: service.origin,
  });
  return { server, service, remove: async () => { await server.remove(); await service.close(); } };
};

/** Somebody with a phone that takes pushes, as the app would do it for them. */
export const somebody = async ({ server, service }: DeliveringServer, name: string) => {
  let visitor: Visitor = await register(server, name);
  const { userId, email } = visitor;
  const tell = async (request: string, body?: unknown): Promise<Answer> =>
    ask(server, request.replace(' /', ' /api/client/'), { token: visitor.token, ...(body === undefined ? {} : { body }) });
  const ok = async (request: string, body?: unknown): Promise<Answer> => {
    const answer = await tell(request, body);
    if (answer.status >= 300) throw new Error(answer.text);
    return answer;
  };
  const remind = async (title: string, description: string | null, schedule: object): Promise<void> =>
    void (await ok('POST /reminders', { reminderId: systemIds.next(), title, description, schedule, timeZone: 'UTC', subject: null }));
  const signIn = async (): Promise<void> => {
    visitor = { ...visitor, ...((await ask(server, 'POST /api/client/login', { body: { email, password } })).body as Visitor) };
  };
  await ok(`PUT /${userId}`, { pushToken: service.subscribe(name, publicKey) });

  return {
    userId, email, tell, ok, signIn,
    token: () => visitor.token,
    prove: async () => ok('POST /email/proof', { code: codeIn(await messageTo(server, email)) }),
    choose: (chosen: Chosen) => ok('PUT /notification-settings', settingsOf(chosen) satisfies NotificationSettingsBody),
    /** Comes due within two minutes, and time passes until then. */
    remindSoon: async (title: string, description: string | null = null): Promise<void> => {
      const due = new Date(server.now().getTime() + 2 * minuteMs);
      await remind(title, description, { frequency: 'once', day: due.toISOString().slice(0, 10), hour: due.getUTCHours(), minute: due.getUTCMinutes() });
      server.passes(2 * minuteMs);
      // Something new to begin makes the engine look at a clock that was moved.
      await remind('Plus tard', null, { frequency: 'once', day: '2099-01-01', hour: 8, minute: 0 });
    },
    pass: async (ms: number): Promise<void> => {
      server.passes(ms);
      await signIn();
      await remind('Plus tard', null, { frequency: 'once', day: '2099-01-01', hour: 8, minute: 0 });
    },
    /** The `count`-th push on the phone, once it is there. */
    pushed: async (count = 1): Promise<PushPayload> => {
      const own = () => service.received().filter(({ device }) => device === name);
      await expect.poll(() => own().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
      return pushPayload.parse(JSON.parse(own()[count - 1]?.text ?? ''));
    },
    pushes: (): number => service.received().filter(({ device }) => device === name).length,
    /** The latest in the list, once there are so many. */
    latest: async (count = 1): Promise<NotificationList['items'][number]> => {
      const list = async () => ((await ok('GET /notifications')).body as NotificationList).items;
      await expect.poll(async () => (await list()).length, { timeout: 10_000 }).toBe(count);
      const [item] = await list();
      if (!item) throw new Error('none');
      return item;
    },
    /** What became of one, once it is `expected`; each as `state channel reason`. */
    outcomes: async (notificationId: string, expected: readonly string[]): Promise<void> => {
      const told = async () => ((await ok(`GET /notifications/${notificationId}/outcomes`)).body as Readonly<{ items: readonly DeliveryOutcome[] }>).items
        .map(({ state, channel, reason }) => [state, channel, reason].filter((part) => part !== null).join(' '));
      await expect.poll(told, { timeout: 10_000 }).toEqual(expected);
    },
  };
};
