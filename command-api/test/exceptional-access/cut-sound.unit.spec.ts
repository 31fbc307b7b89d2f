import {
  accessClosed,
  accessOpened,
  at,
  held,
  holder,
} from '@ecrin/domain/test/exceptional-access/exceptional-access.fixtures.ts';
import { recorded } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { beforeEach, expect, it } from 'vitest';
import type { ExceptionalAccessServices } from '#exceptional-access/exceptional-access-services.ts';
import { playOpenedAudioRoute } from '#exceptional-access/opened-content.routes.ts';

const { thoughtId } = recorded.data;
let [now, isClosed] = ['', false];
beforeEach(() => {
  [now, isClosed] = [at('09:14:00'), false];
});

const services = {
  clock: { now: () => new Date(now) },
  events: {
    readStream: async function* (stream: string) {
      const sound = { ...recorded, data: { ...recorded.data, ownerId: held.clientId } };
      const access = isClosed ? [accessOpened, accessClosed] : [accessOpened];
      yield* (stream.startsWith('thought-') ? [sound] : access).map((event) => ({ ...event, metadata: {} }));
    },
  },
  execute: async () => ({ receipt: {} }),
  blobs: {
    read: async () =>
      (async function* () {
        for (const piece of [1, 2, 3]) yield new Uint8Array([piece]);
      })(),
  },
} as unknown as ExceptionalAccessServices;

/** What is played of three pieces; `meanwhile` comes after the first. */
const played = async (meanwhile: () => void) => {
  const request = {
    params: { clientId: held.clientId, accessId: held.accessId, thoughtId },
    query: {},
    body: undefined,
    header: () => null,
  };
  const context = { adminId: held.by, sessionId: holder.sessionId, now, command: {} } as unknown as CustomContext;
  const reply = await playOpenedAudioRoute(services).handle(
    request as unknown as Parameters<ReturnType<typeof playOpenedAudioRoute>['handle']>[0],
    context,
  );
  if (!('stream' in reply)) throw new Error('nothing is played');
  const pieces: number[] = [];
  try {
    for await (const [piece] of reply.stream) {
      pieces.push(Number(piece));
      if (pieces.length === 1) meanwhile();
    }
  } catch (fault) {
    return { pieces, fault: fault instanceof Error ? fault.message : '' };
  }
  return { pieces, fault: null };
};

it('a sound is played whole while the access lasts', async () =>
  expect(
    await played(() => {
      now = at('09:14:59');
    }),
  ).toEqual({ pieces: [1, 2, 3], fault: null }));

it('is cut with the last second of the access', async () =>
  expect(
    await played(() => {
      now = at('09:15:00');
    }),
  ).toEqual({ pieces: [1], fault: 'the access ended' }));

it('is cut when the access is closed before its time', async () =>
  expect(
    await played(() => {
      isClosed = true;
    }),
  ).toEqual({ pieces: [1], fault: 'the access ended' }));
