import { createHash } from 'node:crypto';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { pushSubscriptionAt } from '@ecrin/testing/fakes/push-subscription.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  sendRequest,
  startTestServer,
  registerTestClient,
  type Answer,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

/** The router's own list for clients: the description is made from what is mounted. */
type Operation = Readonly<{ name: string; method: string; path: string; isPublic: boolean }>;
type Description = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Readonly<{ security: readonly unknown[] }>>>>>;
}>;

const operationsOf = ({ paths }: Description): readonly Operation[] =>
  Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/client/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        name: `${method} ${path.replace('/api/client', '')}`,
        method: method.toUpperCase(),
        path,
        isPublic: security.length === 0,
      })),
    );

type Owned = Readonly<{
  clientId: string;
  thoughtId: string;
  recordingId: string;
  sessionId: string;
  threadId: string;
  reminderId: string;
  goalId: string;
  deviceId: string;
  notificationId: string;
}>;
type Sample = Readonly<{ body?: unknown; query?: Readonly<Record<string, string>> }>;

// The first bytes of a WAV file, then anything: only decoding would mind.
const wav = `RIFF$...WAVEfmt ${'\u0007'.repeat(1_000)}`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
const reminding = {
  title: 'Le rappel de Claire',
  description: null,
  schedule: { frequency: 'daily', hour: 8, minute: 0 },
  timeZone: 'Europe/Paris',
  subject: null,
};

const here = { timeZone: 'Europe/Paris' };
const aiming = {
  title: 'L’objectif de Claire',
  description: null,
  frequency: 'daily',
  targetCount: 1,
  aim: 'achieve',
  endDay: null,
  restDays: [],
  filter: null,
  ...here,
};

/** Everything a visitor may call; adding one is a decision. */
const publicRoutes = [
  'get /audio/{thoughtId}/{ticket}',
  'get /sign-in/{provider}',
  'get /sign-in/{provider}/callback',
  'get /ways-in',
  'post /email/proof-by-link',
  'post /login',
  'post /password/forgotten',
  'post /phone/code',
  'post /phone/login',
  'post /push-acts',
  'post /register',
  'post /session',
  'post /unsubscriptions',
  'put /password/forgotten',
];

/** Routes about the caller alone: nobody's id is in them. */
const ownOnly = [
  'delete /identities/{provider}',
  'delete /phone',
  'delete /picture',
  'delete /session',
  'delete /sessions',
  'get /goals',
  'get /goals/proposals',
  'get /me',
  'get /notification-settings',
  'get /notifications',
  'get /notifications/unread',
  'get /push-devices',
  'get /referral',
  'get /reminders',
  'get /reminders/history',
  'get /resend-code',
  'get /sessions',
  'get /thoughts',
  'get /thoughts/counts',
  'get /threads',
  'post /email/proof',
  'post /goals/resume',
  'post /identities/{provider}',
  'post /notification-settings/test',
  'post /notifications/read-all',
  'post /phone/proof',
  'put /email',
  'put /goals/day-start',
  'put /goals/pause',
  'put /notification-settings',
  'put /password',
  'put /phone',
  'put /picture',
  'put /reminders/time-zone',
];

/** Routes that name something by its id, with a request each accepts. A route that is in no list here fails. */
const named: Readonly<Record<string, Sample>> = {
  'put /{clientId}': { body: { language: 'en' } },
  'delete /sessions/{sessionId}': {},
  'get /picture/{version}': {},
  'get /thoughts/{thoughtId}': {},
  'get /thoughts/{thoughtId}/versions': {},
  'put /thoughts/{thoughtId}': { body: { content: 'À moi' } },
  'delete /thoughts/{thoughtId}': {},
  'post /thoughts/{thoughtId}/restore': {},
  'post /thoughts/{thoughtId}/pin': {},
  'delete /thoughts/{thoughtId}/pin': {},
  'post /thoughts/{thoughtId}/transcription': {},
  'put /thoughts/{thoughtId}/insights/{field}': { body: { value: 'À moi' } },
  'delete /thoughts/{thoughtId}/insights/{field}': {},
  'post /thoughts/{thoughtId}/insights/{field}/redo': {},
  'put /thoughts/{thoughtId}/thread': { body: { threadId: '01980000-0000-7000-8000-00000000000a' } },
  'delete /thoughts/{thoughtId}/thread': {},
  'get /thoughts/{thoughtId}/thread-suggestion': {},
  'delete /thoughts/{thoughtId}/thread-suggestion/{threadId}': {},
  'get /threads/{threadId}': {},
  'put /threads/{threadId}': { body: { name: 'À moi', colour: 'sky' } },
  'delete /threads/{threadId}': {},
  'put /threads/{threadId}/rank': { body: { rank: '7k1' } },
  'post /threads/{threadId}/merge': { body: { intoId: '01980000-0000-7000-8000-00000000000a' } },
  'post /threads/{threadId}/archive': {},
  'delete /threads/{threadId}/archive': {},
  'post /threads/{threadId}/restore': {},
  'get /goals/{goalId}': { query: here },
  'put /goals/{goalId}': { body: { ...aiming, title: 'À moi' } },
  'delete /goals/{goalId}': {},
  'post /goals/{goalId}/restore': {},
  'put /goals/{goalId}/match-rule': { body: { rule: 'never' } },
  'put /goals/{goalId}/thoughts/{thoughtId}': { body: { counts: true } },
  'put /goals/{goalId}/days/{day}': { body: { mark: 'skipped', timeZone: 'Europe/Paris' } },
  'put /goals/{goalId}/pause': { body: { untilDay: null, timeZone: 'Europe/Paris' } },
  'post /goals/{goalId}/resume': { body: { timeZone: 'Europe/Paris' } },
  'post /goals/{goalId}/activate': { body: { timeZone: 'Europe/Paris' } },
  'post /goals/{goalId}/deactivate': { body: { timeZone: 'Europe/Paris' } },
  'get /goals/{goalId}/chart': { query: { ...here, range: '7-days' } },
  'get /goals/{goalId}/what-if': { query: here },
  'get /goals/{goalId}/advice': { query: here },
  'get /reminders/{reminderId}': {},
  'put /reminders/{reminderId}': { body: { ...reminding, title: 'À moi' } },
  'delete /reminders/{reminderId}': {},
  'post /reminders/{reminderId}/pause': {},
  'post /reminders/{reminderId}/start': {},
  'post /reminders/{reminderId}/restore': {},
  'get /thoughts/{thoughtId}/audio': {},
  'post /thoughts/{thoughtId}/audio-ticket': {},
  'get /notifications/{notificationId}/outcomes': {},
  'post /notifications/{notificationId}/read': {},
  'delete /notifications/{notificationId}': {},
  'post /notifications/{notificationId}/open': {},
  'post /notifications/{notificationId}/done': {},
  'post /notifications/{notificationId}/snooze': { body: { choice: 'tomorrow', timeZone: 'Europe/Paris' } },
  'delete /push-devices/{deviceId}': {},
  'get /recordings/{recordingId}': {},
  'delete /recordings/{recordingId}': {},
};

/** Routes that make something under an id of the caller's choosing. */
const making = [
  'post /goals',
  'post /thoughts',
  'post /reminders',
  'post /threads',
  'put /recordings/{recordingId}/chunks/{seq}',
  'post /recordings/{recordingId}/seal',
];

describe('access', () => {
  let server: TestServer;
  let claire: SignedInClient;
  let paul: SignedInClient;
  let operations: readonly Operation[];
  let written: Owned;
  let spoken: Owned;

  const keep = async ({ token, userId }: SignedInClient): Promise<readonly [Owned, Owned]> => {
    const [thoughtId, spokenId, recordingId, open, threadId] = [
      systemIds.next(),
      systemIds.next(),
      systemIds.next(),
      systemIds.next(),
      systemIds.next(),
    ];
    const [reminderId, goalId] = [systemIds.next(), systemIds.next()];
    const chunk = (recording: string) =>
      sendRequest(server, `PUT /api/client/recordings/${recording}/chunks/0`, {
        token,
        body: wav,
        headers: { 'Content-Type': 'audio/wav', 'X-Chunk-SHA256': hashOf(wav) },
      });
    const answers = [
      await sendRequest(server, 'POST /api/client/thoughts', {
        token,
        body: { thoughtId, content: 'Ce qui est à Claire', ...moment },
      }),
      await chunk(recordingId),
      await sendRequest(server, `POST /api/client/recordings/${recordingId}/seal`, {
        token,
        body: { thoughtId: spokenId, chunks: 1, sha256: hashOf(wav), durationMs: 1_000, ...moment },
      }),
      await chunk(open),
      await sendRequest(server, 'POST /api/client/threads', {
        token,
        body: { threadId, name: 'Le fil de Claire', colour: 'sky' },
      }),
      await sendRequest(server, `PUT /api/client/thoughts/${thoughtId}/thread`, { token, body: { threadId } }),
      await sendRequest(server, 'POST /api/client/reminders', {
        token,
        body: { ...reminding, reminderId, subject: { kind: 'thought', id: thoughtId } },
      }),
      await sendRequest(server, 'POST /api/client/goals', { token, body: { ...aiming, goalId } }),
      await sendRequest(server, `PUT /api/client/${userId}`, {
        token,
        body: { pushToken: pushSubscriptionAt('https://push.exemple.fr/claire') },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body } = await sendRequest(server, 'GET /api/client/sessions', { token });
    const [{ sessionId } = { sessionId: '' }] = (
      body as Readonly<{ items: readonly Readonly<{ sessionId: string }>[] }>
    ).items;
    const devices = (await sendRequest(server, 'GET /api/client/push-devices', { token })).body as Readonly<{
      items: readonly Readonly<{ deviceId: string }>[];
    }>;
    const { notificationId } = (await sendRequest(server, 'POST /api/client/notification-settings/test', { token }))
      .body as Readonly<{ notificationId: string }>;
    await vi.waitFor(
      async () =>
        expect((await sendRequest(server, 'GET /api/client/notifications', { token })).text).toContain(notificationId),
      { timeout: 15_000 },
    );
    const owned = {
      clientId: userId,
      recordingId: open,
      sessionId,
      threadId,
      reminderId,
      goalId,
      deviceId: devices.items[0]?.deviceId ?? '',
      notificationId,
    };
    return [
      { ...owned, thoughtId },
      { ...owned, thoughtId: spokenId },
    ];
  };

  const asked = ({ method, path, name }: Operation, owned: Owned, token?: string): Promise<Answer> => {
    const owning = Object.entries(owned).reduce((filled, [noun, id]) => filled.replace(`{${noun}}`, id), path);
    const filled = owning
      .replace('{field}', 'title')
      .replace('{seq}', '0')
      .replace('{day}', '2026-01-02')
      .replace('{ticket}', 'none')
      .replace('{provider}', 'google')
      .replace('{version}', hashOf(wav));
    const { body, query } = named[name] ?? {};
    return sendRequest(server, `${method} ${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`, {
      ...(token ? { token } : {}),
      ...(body ? { body } : {}),
    });
  };
  const everythingOf = async ({ token }: SignedInClient): Promise<string> => {
    const list = await sendRequest(server, 'GET /api/client/thoughts', { token });
    const details = await Promise.all(
      [written, spoken].map(({ thoughtId }) => sendRequest(server, `GET /api/client/thoughts/${thoughtId}`, { token })),
    );
    const threads = await sendRequest(server, 'GET /api/client/threads', { token });
    const recording = await sendRequest(server, `GET /api/client/recordings/${written.recordingId}`, { token });
    const reminders = await sendRequest(server, 'GET /api/client/reminders', { token });
    const goals = await sendRequest(server, 'GET /api/client/goals?timeZone=Europe/Paris', { token });
    const devices = await sendRequest(server, 'GET /api/client/push-devices', { token });
    const notifications = await sendRequest(server, 'GET /api/client/notifications', { token });
    return [
      goals,
      list,
      ...details,
      threads,
      reminders,
      devices,
      notifications,
      recording,
      await sendRequest(server, 'GET /api/client/me', { token }),
    ]
      .map(({ text }) => text)
      .join('\n');
  };

  beforeAll(async () => {
    server = await startTestServer();
    [claire, paul] = [await registerTestClient(server, 'claire'), await registerTestClient(server, 'paul')];
    operations = operationsOf((await sendRequest(server, 'GET /api/openapi.json')).body as Description);
    [written, spoken] = (await keep(claire)) as [Owned, Owned];
  });
  afterAll(() => server.remove());

  it('is decided here for every route there is', () => {
    const decided = [...publicRoutes, ...ownOnly, ...Object.keys(named), ...making];
    expect(operations.map(({ name }) => name).toSorted()).toEqual(decided.toSorted());
    expect(
      operations
        .filter(({ isPublic }) => isPublic)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(publicRoutes);
  });

  it('without a token is the same 401 everywhere', async () => {
    const bodies = new Set<string>();
    for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
      const { status, text } = await asked(operation, written);
      expect([operation.name, status]).toEqual([operation.name, 401]);
      bodies.add(text);
    }
    expect(bodies.size).toBe(1);
  });

  it('to another’s things is as to things that are not there', async () => {
    const before = await everythingOf(claire);
    const nobodys: Owned = {
      clientId: systemIds.next(),
      thoughtId: systemIds.next(),
      recordingId: systemIds.next(),
      sessionId: systemIds.next(),
      threadId: systemIds.next(),
      reminderId: systemIds.next(),
      goalId: systemIds.next(),
      deviceId: systemIds.next(),
      notificationId: systemIds.next(),
    };
    for (const operation of operations.filter(({ name }) => name in named)) {
      const absent = await asked(operation, nobodys, paul.token);
      for (const owned of [written, spoken]) {
        const { status, text } = await asked(operation, owned, paul.token);
        const same = (said: string, { thoughtId, recordingId, threadId }: Owned) =>
          said.replaceAll(thoughtId, 'ID').replaceAll(recordingId, 'ID').replaceAll(threadId, 'ID');
        expect([operation.name, status, same(text, owned)]).toEqual([
          operation.name,
          absent.status,
          same(absent.text, nobodys),
        ]);
        expect(text).not.toContain('Claire');
      }
    }
    expect(await everythingOf(claire)).toBe(before);
  });

  it('by making something under another’s id changes nothing of theirs and shows nothing', async () => {
    const before = await everythingOf(claire);
    const write = await sendRequest(server, 'POST /api/client/thoughts', {
      token: paul.token,
      body: { thoughtId: written.thoughtId, content: 'À Paul', ...moment },
    });
    expect(write).toMatchObject({ status: 409, body: { code: 'thought.already-kept' } });

    const sound = wav.replaceAll('\u0007', '\u0008');
    const own = hashOf(sound);
    const upload = await sendRequest(server, `PUT /api/client/recordings/${written.recordingId}/chunks/0`, {
      token: paul.token,
      body: sound,
      headers: { 'Content-Type': 'audio/ogg', 'X-Chunk-SHA256': own },
    });
    expect(upload).toMatchObject({ status: 200, body: { sha256: own } });
    const seal = await sendRequest(server, `POST /api/client/recordings/${written.recordingId}/seal`, {
      token: paul.token,
      body: { thoughtId: spoken.thoughtId, chunks: 1, sha256: own, durationMs: 0, ...moment },
    });
    expect(seal).toMatchObject({ status: 409, body: { code: 'thought.already-kept' } });
    const remind = await sendRequest(server, 'POST /api/client/reminders', {
      token: paul.token,
      body: { ...reminding, reminderId: written.reminderId },
    });
    expect(remind).toMatchObject({ status: 409, body: { code: 'reminder.already-set' } });
    expect(await everythingOf(claire)).toBe(before);
  });

  it('by filing or merging across two people finds nothing to file or to merge into', async () => {
    const before = await everythingOf(claire);
    const { token } = paul;
    const [threadId, thoughtId] = [systemIds.next(), systemIds.next()];
    await sendRequest(server, 'POST /api/client/threads', {
      token,
      body: { threadId, name: 'Le fil de Paul', colour: 'gold' },
    });
    await sendRequest(server, 'POST /api/client/thoughts', {
      token,
      body: { thoughtId, content: 'À Paul', ...moment },
    });
    const answers = [
      await sendRequest(server, `PUT /api/client/thoughts/${written.thoughtId}/thread`, { token, body: { threadId } }),
      await sendRequest(server, `PUT /api/client/thoughts/${thoughtId}/thread`, {
        token,
        body: { threadId: written.threadId },
      }),
      await sendRequest(server, `POST /api/client/threads/${threadId}/merge`, {
        token,
        body: { intoId: written.threadId },
      }),
      await sendRequest(server, `POST /api/client/threads/${written.threadId}/merge`, {
        token,
        body: { intoId: threadId },
      }),
      await sendRequest(server, 'POST /api/client/threads', {
        token,
        body: { threadId: written.threadId, name: 'Le fil de Paul', colour: 'gold' },
      }),
    ];
    expect(answers).toMatchObject([
      { status: 404, body: { code: 'thought.not-found' } },
      { status: 404, body: { code: 'thread.not-found' } },
      { status: 404, body: { code: 'thread.not-found' } },
      { status: 404, body: { code: 'thread.not-found' } },
      { status: 409, body: { code: 'thread.already-started' } },
    ]);
    expect(await everythingOf(claire)).toBe(before);
  });

  it('to lists and counts gives one’s own only', async () => {
    for (const path of [
      '/thoughts',
      '/thoughts/counts',
      '/threads',
      '/reminders',
      '/push-devices',
      '/notifications',
      '/me',
      '/sessions',
    ]) {
      const { text } = await sendRequest(server, `GET /api/client${path}`, { token: paul.token });
      expect(text).not.toContain(written.thoughtId);
      expect(text).not.toContain(written.sessionId);
      expect(text).not.toContain('Claire');
    }
  });
});
