import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { v7 } from 'uuid';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findInMessage, messagesTo, sixDigits } from '#e2e/kit/outbox.ts';
import { apiClient, sha256, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { wavOf } from '#kits/wav.ts';
import { listSince, registerAtBothApis, registerOnceReady, type ClientPair } from './fleet-client.ts';
import { crossProcessMessages } from './fleet-oracle.ts';
import type { Fleet } from './start-fleet.ts';

const password = 'un mot de passe bien à moi';
const signIn = (url: string, email: string, given = password): Promise<Response> =>
  fetch(`${url}/api/client/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: given }),
  });

/** State that several processes must share. */
export const sharedStateCases = (fleet: () => Fleet): void => {
  describe('two API processes share state', () => {
    const email = `${v7()}@example.org`;
    let both: ClientPair;
    let urls: readonly string[];
    const connections: Socket[] = [];
    beforeAll(async () => {
      urls = fleet().processes.api.map(({ url }) => url);
      both = await registerAtBothApis(fleet(), email);
    });
    afterEach(() => {
      for (const connection of connections.splice(0)) connection.close();
    });
    const [url, otherUrl] = [() => urls[0] ?? '', () => urls[1] ?? ''];

    it('what is written at one is read at the other at once, without waiting for unchanged models', async () => {
      const write = async () => {
        const thought = writtenThought('Écrite ici, lue là.');
        const {
          body: { position },
        } = await both[0].call('POST', '/thoughts', { body: thought });
        return { ...thought, position };
      };
      const isListedAfter = async ({ thoughtId, position }: Awaited<ReturnType<typeof write>>) =>
        JSON.stringify((await listSince(both[1], position)).body).includes(thoughtId);
      // A fleet that has just started rebuilds its models first.
      const first = await write();
      await pollUntil(() => isListedAfter(first), { timeoutMs: 60_000 });
      const second = await write();
      expect(await isListedAfter(second)).toBe(true);
      const threadsSince = () =>
        both[1].call('GET', '/threads', { headers: { 'X-At-Least': String(second.position) } });
      await pollUntil(
        async () => {
          const asked = performance.now();
          expect((await threadsSince()).status).toBe(200);
          return performance.now() - asked < 1_500;
        },
        { timeoutMs: 60_000 },
      );
    });

    it('changes are received on the sockets of both', async () => {
      const received = await Promise.all(urls.map((at) => listen(at, both[0], connections)));
      const { thoughtId, ...thought } = writtenThought('Une soirée calme.');
      await both[0].call('POST', '/thoughts', { body: { thoughtId, ...thought } });
      await vi.waitFor(() => expect(received.map((ids) => ids.includes(thoughtId))).toEqual([true, true]), {
        timeout: 20_000,
      });
    });

    it('a notification is received at both with its title, which no collection stores', async () => {
      const received = await Promise.all(urls.map((at) => listenForTitles(at, both[0], connections)));
      await both[0].call('POST', '/notification-settings/test');
      await vi.waitFor(() => expect(received).toEqual([[expect.any(String)], [expect.any(String)]]), {
        timeout: 20_000,
      });
      const [[title = '?'] = []] = received;
      const passed = JSON.stringify(await crossProcessMessages(fleet()));
      expect(passed).toContain('notifications-moved');
      expect(passed).not.toContain(title);
    });

    it('forty requests at once, at both, are exactly the five that are allowed', async () => {
      const pair = await registerAtBothApis(fleet());
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_each, nth) => {
          const subject = { kind: 'help' };
          return pair[nth % 2 ? 1 : 0].call('POST', '/requests', {
            body: { requestId: v7(), subject, words: 'Au secours.' },
          });
        }),
      );
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(5);
      expect(new Set(answers.filter(({ status }) => status >= 300).map(({ body }) => body['code']))).toEqual(
        new Set(['request.too-many-open']),
      );
    });

    it('a link to a story that is closed at one is closed at the other at once', async () => {
      const thought = writtenThought('La corde bleue.');
      await both[0].call('POST', '/thoughts', { body: thought });
      const [storyId, linkId] = [v7(), v7()];
      const { thoughtId } = thought;
      await both[0].call('POST', '/stories', { body: { storyId, title: 'La corde', thoughtIds: [thoughtId] } });
      const terms = { linkId, following: true, withPrivate: false, closesAt: null, password: null };
      const opened = await both[0].call('POST', `/stories/${storyId}/links`, { body: terms });
      const { pathname } = new URL(String(opened.body['url']));
      const statuses = () => Promise.all(urls.map(async (at) => (await fetch(`${at}${pathname}`)).status));
      await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), { timeout: 20_000 });
      await both[0].call('DELETE', `/stories/${storyId}/links/${linkId}`);
      expect(await statuses()).toEqual([404, 404]);
    });

    it('the page and the invitation of a community that are closed at one are closed at the other at once', async () => {
      const communityId = v7();
      const [path, words] = [`/communities/${communityId}`, { name: 'Chœur du jeudi', purpose: 'Chanter.' }];
      const settings = {
        visibility: 'public',
        joinCondition: 'open',
        rules: { permission: 'members', maxLength: 500, editMinutes: 15, replyDepth: 1 },
      };
      await both[0].call('POST', '/communities', { body: { communityId, ...words, settings } });
      const inviteLink = await vi.waitUntil(async () => (await both[0].call('GET', path)).body['inviteLink'], {
        timeout: 20_000,
      });
      const pages = [`/c/${communityId.replaceAll('-', '')}`, new URL(String(inviteLink)).pathname] as const;
      const statuses = (page: string) => Promise.all(urls.map(async (at) => (await fetch(at + page)).status));
      for (const page of pages)
        await vi.waitFor(async () => expect(await statuses(page)).toEqual([200, 200]), { timeout: 20_000 });
      const hidden = { ...words, settings: { ...settings, visibility: 'private' } };
      expect((await both[0].call('PUT', path, { body: hidden })).status).toBe(200);
      expect([await statuses(pages[0]), await statuses(pages[1])]).toEqual([
        [404, 404],
        [200, 200],
      ]);
      expect((await both[0].call('POST', `${path}/invite`, { body: {} })).status).toBe(200);
      expect(await statuses(pages[1])).toEqual([404, 404]);
    });

    it('a comment reaches the page of another member at the other process, and nobody who was removed', async () => {
      const [owner, member] = [both[0], await registerOnceReady(otherUrl(), `${v7()}@example.org`)];
      const communityId = v7();
      const settings = {
        visibility: 'public',
        joinCondition: 'open',
        rules: { permission: 'members', maxLength: 500, editMinutes: 15, replyDepth: 1 },
      };
      const opened = { communityId, name: 'Chœur du jeudi', purpose: 'Chanter.', settings };
      expect((await owner.call('POST', '/communities', { body: opened })).status).toBe(200);
      await member.call('POST', `/communities/${communityId}/join`, { body: { invite: null, words: null } });
      const watching = async (at: string, client: ApiClient): Promise<readonly string[]> => {
        const parts: string[] = [];
        const socket = await earAt(at, client, connections);
        socket.on('community-changed', ({ part }: Readonly<{ part: string }>) => parts.push(part));
        await socket.emitWithAck('watch-community', communityId);
        return parts;
      };
      const write = (words: string) =>
        owner.call('POST', `/communities/${communityId}/comments`, {
          body: { commentId: v7(), parentId: null, words },
        });
      const [own, others] = [await watching(url(), owner), await watching(otherUrl(), member)];
      await write('Bienvenue à tous.');
      const comments = (parts: readonly string[]) => parts.filter((part) => part === 'comments').length;
      await vi.waitFor(() => expect([comments(own), comments(others)]).toEqual([1, 1]), { timeout: 20_000 });

      const { body } = await owner.call('GET', `/communities/${communityId}/members`);
      const listed = body['items'] as readonly Readonly<{ memberId: string; own: boolean }>[];
      const memberId = listed.find((one) => !one.own)?.memberId;
      await owner.call('PUT', `/communities/${communityId}/members/${memberId}/block`, { body: {} });
      await write('Entre nous.');
      await vi.waitFor(() => expect(comments(own)).toBe(2), { timeout: 20_000 });
      expect(comments(others)).toBe(1);
      expect(JSON.stringify(await crossProcessMessages(fleet()))).not.toContain('Bienvenue à tous.');
    });

    it('the same command sent to both concurrently is executed once', async () => {
      const thought = writtenThought('Une seule fois.');
      const headers = { 'Idempotency-Key': `write/${thought.thoughtId}` };
      const [one, other] = await Promise.all(
        both.map((client) => client.call('POST', '/thoughts', { body: thought, headers })),
      );
      expect(one).toEqual(other);
      expect(one?.status).toBe(200);
    });

    it('a session opened at one is valid at the other, and ends at both', async () => {
      const opened = (await (await signIn(otherUrl(), email)).json()) as Readonly<{ token: string; userId: string }>;
      const elsewhere = urls.map((at) => apiClient(at, { token: opened.token, clientId: opened.userId }));
      const status = () => Promise.all(elsewhere.map(async (client) => (await client.call('GET', '/me')).status));
      expect(await status()).toEqual([200, 200]);
      const { body } = await both[0].call('GET', '/sessions');
      const other = (body['items'] as readonly Readonly<{ sessionId: string; isCurrent: boolean }>[]).find(
        ({ isCurrent }) => !isCurrent,
      );
      await both[0].call('DELETE', `/sessions/${other?.sessionId}`);
      expect(await status()).toEqual([401, 401]);
    });

    it('wrong passwords are counted over both', async () => {
      const address = `${v7()}@example.org`;
      await registerAtBothApis(fleet(), address);
      let tries = 0;
      for (let status = 0; status !== 429 && tries < 30; tries += 1)
        status = (await signIn(tries % 2 ? url() : otherUrl(), address, 'pas le bon mot')).status;
      expect(tries).toBeLessThan(15);
      expect((await signIn(otherUrl(), address)).status).toBe(429);
    });

    it('a message is sent once, and its code is valid at the other', async () => {
      const address = `${v7()}@example.org`;
      const [, other] = await registerAtBothApis(fleet(), address);
      const code = await findInMessage(fleet().dir, address, sixDigits);
      expect((await other.call('POST', '/email/proof', { body: { code } })).status).toBeLessThan(300);
      await pause(1_500);
      expect(messagesTo(fleet().dir, address)).toHaveLength(1);
    });

    it('a recording with chunks at both is sealed by one and played by the other, with ranges', async () => {
      const [recordingId, thoughtId, sound] = [
        v7(),
        v7(),
        wavOf(new Float32Array(32_000).map((_, at) => Math.sin(at / 20) / 2)),
      ];
      const half = Math.floor(sound.length / 2);
      const uploads = [
        await both[0].upload(recordingId, 0, sound.subarray(0, half)),
        await both[1].upload(recordingId, 1, sound.subarray(half)),
      ];
      expect(uploads.map(({ status }) => status)).toEqual([200, 200]);
      const body = {
        thoughtId,
        chunks: 2,
        sha256: sha256(sound),
        durationMs: 2_000,
        occurredAt: new Date().toISOString(),
        timeZone: 'Europe/Paris',
      };
      expect((await both[1].call('POST', `/recordings/${recordingId}/seal`, { body })).status).toBe(200);
      const part = await fetch(`${url()}/api/client/thoughts/${thoughtId}/audio`, {
        headers: { Authorization: `Bearer ${both[0].token}`, Range: `bytes=${half - 10}-${half + 9}` },
      });
      expect(part.status).toBe(206);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(sound.subarray(half - 10, half + 10)));
    });

    it('one link for the first administrator was printed', () => {
      const links = fleet().processes.api.flatMap((one) => one.output().match(/#first=\S+/g) ?? []);
      expect(links).toHaveLength(1);
    });
  });
};

const earAt = async (url: string, { token, clientId }: ApiClient, connections: Socket[]): Promise<Socket> => {
  const connection = io(url, { auth: { token }, transports: ['websocket'] });
  connections.push(connection);
  connection.on('connect', () =>
    connection.emit('init', { userId: clientId, accountType: 'client', businessId: null }),
  );
  await new Promise((resolve) => {
    connection.once('initOk', resolve);
  });
  return connection;
};

/** Ids of the thoughts that are published from now on. */
const listen = async (url: string, client: ApiClient, connections: Socket[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  (await earAt(url, client, connections)).on('read-model-changed', ({ id }: Readonly<{ id: string }>) => ids.push(id));
  return ids;
};

/** Titles of the notifications that come from now on. */
const listenForTitles = async (url: string, client: ApiClient, connections: Socket[]): Promise<readonly string[]> => {
  const titles: string[] = [];
  (await earAt(url, client, connections)).on(
    'newNotification',
    ({ notification }: Readonly<{ notification: Readonly<{ title: string }> }>) => titles.push(notification.title),
  );
  return titles;
};
