import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { pushSubscriptionAt } from '@ecrin/testing/fakes/push-subscription.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inCommunity } from '#test/communities/community-routes.fixtures.ts';
import {
  sendRequest,
  startTestServer,
  registerConsentingClient,
  type Answer,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';
import {
  operationsOf,
  wav,
  hashOf,
  moment,
  reminding,
  aiming,
  here,
  reading,
  scheduled,
  pastYear,
  publicRoutes,
  ownOnly,
  named,
  making,
  type Description,
  type Operation,
  type Owned,
} from './access.fixtures.ts';

describe('access control', () => {
  let server: TestServer;
  let claire: SignedInClient;
  let paul: SignedInClient;
  let operations: readonly Operation[];
  let written: Owned;
  let spoken: Owned;

  const createOneOfEach = async ({ token, userId }: SignedInClient): Promise<readonly [Owned, Owned]> => {
    const ids = () => Array.from({ length: 5 }, systemIds.next) as [string, string, string, string, string];
    const [thoughtId, spokenId, recordingId, open, threadId] = ids();
    const [reminderId, goalId, conversationId, questionId, factId] = ids();
    const [rereadingId, orbId, runId] = ids();
    const [pastRunId, requestId, storyId, linkId] = ids();
    const [communityId, commentId, copyId, pictureId] = ids();
    const chunk = (recording: string) =>
      sendRequest(server, `PUT /api/client/recordings/${recording}/chunks/0`, {
        token,
        body: wav,
        headers: { 'Content-Type': 'audio/wav', 'X-Chunk-SHA256': hashOf(wav) },
      });
    const answers = [
      await sendRequest(server, 'POST /api/client/thoughts', {
        token,
        body: { thoughtId, content: 'Ce qui est à Claire', pictureIds: [pictureId], ...moment },
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
      await sendRequest(server, 'POST /api/client/rereadings', { token, body: { rereadingId } }),
      await sendRequest(server, 'POST /api/client/orbs', { token, body: { ...reading, orbId } }),
      await sendRequest(server, `PUT /api/client/orbs/${orbId}/schedule`, { token, body: scheduled }),
      await sendRequest(server, 'POST /api/client/orb-runs', {
        token,
        body: { runId, orbId, sources: { kind: 'text' }, text: 'Le texte de Claire', values: {}, ...here },
      }),
      await sendRequest(server, 'POST /api/client/orb-past-runs', {
        token,
        body: { pastRunId, orbId, ...pastYear },
      }),
      await sendRequest(server, `POST /api/client/conversations/${conversationId}/questions`, {
        token,
        body: { questionId, text: 'Qu’ai-je dit à Claire ?', timeZone: 'Europe/Paris' },
      }),
      await sendRequest(server, 'POST /api/client/requests', {
        token,
        body: { requestId, subject: { kind: 'help' }, words: 'La demande de Claire' },
      }),
      await sendRequest(server, 'POST /api/client/stories', {
        token,
        body: { storyId, title: 'Le récit de Claire', thoughtIds: [thoughtId] },
      }),
      await sendRequest(server, `POST /api/client/stories/${storyId}/links`, {
        token,
        body: { linkId, following: true, withPrivate: false, closesAt: null, password: null },
      }),
      await sendRequest(server, `PUT /api/client/favorites/${thoughtId}`, { token, body: { kind: 'thought' } }),
      await sendRequest(server, 'POST /api/client/communities', { token, body: { communityId, ...inCommunity } }),
      await sendRequest(server, `POST /api/client/communities/${communityId}/comments`, {
        token,
        body: { commentId, parentId: null, words: 'Le commentaire de Claire' },
      }),
      await sendRequest(server, `POST /api/client/communities/${communityId}/copies`, {
        token,
        body: { copyId, kind: 'thought', sourceId: thoughtId, withPrivate: false, publicly: false },
      }),
      await sendRequest(server, 'POST /api/client/memory/facts', { token, body: { factId, text: 'Je suis Claire' } }),
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
    const members = (await sendRequest(server, `GET /api/client/communities/${communityId}/members`, { token }))
      .body as Readonly<{ items: readonly Readonly<{ memberId: string }>[] }>;
    const owned = {
      clientId: userId,
      communityId,
      commentId,
      copyId,
      memberId: members.items[0]?.memberId ?? '',
      recordingId: open,
      pictureId,
      sessionId,
      threadId,
      reminderId,
      goalId,
      deviceId: devices.items[0]?.deviceId ?? '',
      notificationId,
      conversationId,
      questionId,
      factId,
      rereadingId,
      importId: systemIds.next(),
      orbId,
      pastRunId,
      requestId,
      itemId: thoughtId,
      runId,
      storyId,
      linkId,
      sitting: '1',
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
      .replace('{revision}', '0')
      .replace('{seq}', '0')
      .replace('{item}', '0')
      .replace('{day}', '2026-01-02')
      .replace('{ticket}', 'none')
      .replace('{provider}', 'google')
      .replace('{format}', 'pdf')
      .replace('{size}', 'small')
      .replace('{invite}', hashOf(wav))
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
    const conversation = await sendRequest(server, `GET /api/client/conversations/${written.conversationId}`, {
      token,
    });
    const story = await sendRequest(server, `GET /api/client/stories/${written.storyId}`, { token });
    return [
      goals,
      story,
      list,
      ...details,
      threads,
      reminders,
      devices,
      notifications,
      conversation,
      recording,
      await sendRequest(server, 'GET /api/client/me', { token }),
      await sendRequest(server, `GET /api/client/communities/${written.communityId}/comments`, { token }),
    ]
      .map(({ text }) => text)
      .join('\n');
  };

  beforeAll(async () => {
    server = await startTestServer({
      // All routes are tried in a row.
      CLIENT_REQUESTS_PER_SECOND: '0',
      ORBS_CREATED_BY: 'everyone',
      // Nothing answers there: runs are requested only.
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      CHAT_MODEL: 'none',
    });
    [claire, paul] = [await registerConsentingClient(server, 'claire'), await registerConsentingClient(server, 'paul')];
    operations = operationsOf((await sendRequest(server, 'GET /api/openapi.json')).body as Description);
    [written, spoken] = (await createOneOfEach(claire)) as [Owned, Owned];
  });
  afterAll(() => server.remove());

  it('every route is listed here', () => {
    const decided = [...publicRoutes, ...ownOnly, ...Object.keys(named), ...making];
    expect(operations.map(({ name }) => name).toSorted()).toEqual(decided.toSorted());
    expect(
      operations
        .filter(({ isPublic }) => isPublic)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(publicRoutes.toSorted());
  });

  it('without a token gives the same 401 everywhere', async () => {
    const bodies = new Set<string>();
    for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
      const { status, text } = await asked(operation, written);
      expect([operation.name, status]).toEqual([operation.name, 401]);
      bodies.add(text);
    }
    expect(bodies.size).toBe(1);
  });

  it('to another client’s ids is answered as for missing ones', async () => {
    const before = await everythingOf(claire);
    const ids = Object.fromEntries(Object.keys(written).map((noun) => [noun, systemIds.next()])) as Owned;
    const nobodys: Owned = { ...ids, sitting: '1' };
    for (const operation of operations.filter(({ name }) => name in named)) {
      const absent = await asked(operation, nobodys, paul.token);
      for (const owned of [written, spoken]) {
        const { status, text } = await asked(operation, owned, paul.token);
        const same = (body: string, { thoughtId, recordingId, pictureId, threadId }: Owned) =>
          [thoughtId, recordingId, pictureId, threadId].reduce((text, id) => text.replaceAll(id, 'ID'), body);
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

  it('creating under another client’s id changes nothing of theirs and shows nothing', async () => {
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
    const append = await sendRequest(server, `POST /api/client/thoughts/${spoken.thoughtId}/recordings`, {
      token: paul.token,
      body: { recordingId: written.recordingId, chunks: 1, sha256: own, durationMs: 0, ...moment },
    });
    expect(append).toMatchObject({ status: 404, body: { code: 'thought.not-found' } });
    const question = await sendRequest(server, `POST /api/client/conversations/${written.conversationId}/questions`, {
      token: paul.token,
      body: { questionId: systemIds.next(), text: 'Et moi ?', timeZone: 'Europe/Paris' },
    });
    expect(question).toMatchObject({ status: 404, body: { code: 'conversation.not-found' } });
    const remind = await sendRequest(server, 'POST /api/client/reminders', {
      token: paul.token,
      body: { ...reminding, reminderId: written.reminderId },
    });
    expect(remind).toMatchObject({ status: 409, body: { code: 'reminder.already-set' } });
    expect(await everythingOf(claire)).toBe(before);
  });

  it('filing or merging across two clients answers not found', async () => {
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

  it('lists and counts contain only the caller’s own', async () => {
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
