import type { ClientDeactivated, ClientReactivated } from '@ecrin/domain/client/client-administration.events.ts';
import type { ExceptionalAccessEvent } from '@ecrin/domain/exceptional-access/exceptional-access.events.ts';
import type { LookEvent, LookRecorded } from '@ecrin/domain/look/look.events.ts';
import {
  accessClosed,
  accessOpened,
  accessReason,
  at,
  thoughtOpened,
} from '@ecrin/domain/test/exceptional-access/exceptional-access.fixtures.ts';
import { openQuery } from '@ecrin/platform/routing/route.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findCurrentAccessRoute } from '#look/find-current-access.query.ts';
import { allLooksOf, listLooks } from '#look/list-looks.query.ts';
import type { LookDocument } from '#look/look.model.ts';
import { lookProjection as projection } from '#look/look.projection.ts';

type Event = LookEvent | ExceptionalAccessEvent | ClientDeactivated | ClientReactivated;

const look = (
  lookId: string,
  data: Partial<LookRecorded['data']> = {},
  reason: string | null = null,
): LookRecorded => ({
  type: 'LookRecorded',
  data: { lookId, clientId: 'anne', target: 'page', by: 'alix', role: 'admin', lookedAt: at('08:00:00'), ...data },
  private: reason === null ? null : { reason },
});

let embedded: EmbeddedStores;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
});
afterEach(() => embedded.dispose());

const store = async (...events: readonly Event[]): Promise<void> => {
  const docs = new Map<string, LookDocument | null>();
  for (const event of events) {
    const id = projection.documentId(event);
    docs.set(id, projection.apply(docs.get(id) ?? null, event));
  }
  const writes = [...docs].map(([id, doc], index) => ({ id, doc, position: index }));
  await (await embedded.models.open(projection.model)).commit({ checkpoint: writes.length, writes });
};
const listed = async (now: string, asked: Readonly<{ cursor?: string; limit: number }> = { limit: 30 }) =>
  listLooks(embedded.models)('anne', { ...asked, now });
const current = async (now: string, holder: Readonly<{ adminId: string; sessionId: string }>, clientId = 'anne') =>
  openQuery(findCurrentAccessRoute)(embedded.models)(
    { params: { clientId }, query: {} },
    { ...holder, clientId: '', now, newId: () => '', language: 'fr' },
  );

describe('looks at a client', () => {
  it('have beside them when their account was deactivated and reactivated, and why', async () => {
    await store(
      {
        type: 'ClientDeactivated',
        data: { clientId: 'anne', by: 'alix', deactivatedAt: at('08:10:00') },
        private: { reason: 'Demandé au téléphone' },
      },
      look('look-1', { lookedAt: at('08:20:00') }),
      {
        type: 'ClientReactivated',
        data: { clientId: 'anne', by: 'alix', reactivatedAt: at('08:30:00') },
        private: null,
      },
    );
    expect(await listed(at('10:00:00'))).toMatchObject({
      items: [
        { target: 'reactivation', role: 'superadmin', reason: null, lookedAt: at('08:30:00'), content: null },
        { target: 'page' },
        { target: 'deactivation', role: 'superadmin', reason: 'Demandé au téléphone', lookedAt: at('08:10:00') },
      ],
      thisYear: { pages: 1, contents: 0 },
    });
  });
  it('are listed newest first, with role and reason, without who it was', async () => {
    await store(
      look('look-1'),
      look('look-2', { target: 'export', lookedAt: at('08:30:00') }, 'Demandé au téléphone'),
      look('look-3', { clientId: 'bruno', lookedAt: at('08:45:00') }),
    );
    const { items } = (await listed(at('10:00:00'))) as Readonly<{ items: readonly object[] }>;
    expect(items).toEqual([
      {
        lookId: 'look-2',
        target: 'export',
        role: 'admin',
        reason: 'Demandé au téléphone',
        lookedAt: at('08:30:00'),
        content: null,
        report: null,
      },
      {
        lookId: 'look-1',
        target: 'page',
        role: 'admin',
        reason: null,
        lookedAt: at('08:00:00'),
        content: null,
        report: null,
      },
    ]);
  });
  it('come page by page, and a cursor of something else is refused', async () => {
    await store(look('look-1'), look('look-2', { lookedAt: at('08:30:00') }));
    const first = await listed(at('10:00:00'), { limit: 1 });
    if ('refused' in first || first.nextCursor === null) throw new Error('there is a second page');
    expect(await listed(at('10:00:00'), { limit: 1, cursor: first.nextCursor })).toMatchObject({
      items: [{ lookId: 'look-1' }],
      nextCursor: null,
    });
    expect(await listed(at('10:00:00'), { limit: 1, cursor: 'ailleurs' })).toEqual({
      refused: 'general.invalid-request',
    });
  });
  it('are counted since the start of the year', async () => {
    await store(
      look('look-1', { lookedAt: '2025-12-31T23:59:00.000Z' }),
      look('look-2'),
      look('look-3', { target: 'history' }),
      accessOpened,
      thoughtOpened,
    );
    expect(await listed(at('10:00:00'))).toMatchObject({ thisYear: { pages: 1, contents: 1, thoughts: 1 } });
  });
  it('are all in the archive, oldest first', async () => {
    await store(look('look-2', { lookedAt: at('08:30:00') }), look('look-1'));
    const all = await allLooksOf(embedded.models, 'anne', at('10:00:00'));
    expect(all.map(({ lookId }) => lookId)).toEqual(['look-1', 'look-2']);
  });
});

describe('an exceptional access', () => {
  const content = { cause: 'reported-fault', expiresAt: at('09:15:00'), thoughtIds: ['thought-1'], others: 2 };
  const contentAt = async (now: string) => {
    const page = await listed(now);
    return 'refused' in page ? null : page.items[0]?.content;
  };
  it('shows its reason, what was opened once each, and lasts until its end', async () => {
    const sound = { ...thoughtOpened, data: { ...thoughtOpened.data, part: 'audio' as const } };
    await store(accessOpened, thoughtOpened, sound);
    expect(await listed(at('09:10:00'))).toMatchObject({
      items: [{ target: 'content', role: 'superadmin', reason: accessReason, content: { ...content, endedAt: null } }],
    });
    expect(await contentAt(at('09:15:00'))).toEqual({ ...content, endedAt: at('09:15:00') });
  });
  it('ended when it was closed', async () => {
    await store(accessOpened, thoughtOpened, accessClosed);
    expect(await contentAt(at('11:00:00'))).toEqual({ ...content, endedAt: at('09:06:00') });
  });
  it('has no reason once the key of the client is destroyed', () =>
    expect(projection.apply(null, { ...accessOpened, private: null })?.reason).toBeNull());
  it('is found by who opened it, in that session, as long as it lasts', async () => {
    const alix = { adminId: 'alix', sessionId: 'session-1' };
    await store(accessOpened);
    const access = {
      accessId: 'access-1',
      cause: 'reported-fault',
      openedAt: at('09:00:00'),
      expiresAt: at('09:15:00'),
    };
    expect(await current(at('09:10:00'), alix)).toEqual({ access, now: at('09:10:00') });
    for (const [now, holder, client] of [
      [at('09:15:00'), alix, 'anne'],
      [at('09:10:00'), { ...alix, sessionId: 'session-2' }, 'anne'],
      [at('09:10:00'), { ...alix, adminId: 'charlie' }, 'anne'],
      [at('09:10:00'), alix, 'bruno'],
    ] as const)
      expect(await current(now, holder, client)).toEqual({ access: null, now });
  });
});
