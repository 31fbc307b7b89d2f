import type { ConsentEvent } from '@ecrin/domain/consent/consent.events.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { recordSending, type RecordSending } from '@ecrin/domain/sending/record-sending.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { openQuery } from '@ecrin/platform/routing/route.ts';
import { newEvent, openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countConsentsRoute } from '#consent/list-consents.query.ts';
import { allSendingsOf, listSendings } from '#sending/list-sendings.query.ts';
import type { SendingDocument } from '#sending/sending.model.ts';
import { sendingProjection as projection } from '#sending/sending.projection.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';

let embedded: EmbeddedStores;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
});
afterEach(() => embedded.dispose());

const day = (at: number, month = '01') => `2026-${month}-${String(at).padStart(2, '0')}T09:00:00.000Z`;
const sent = (sendingId: string, now: string, changed: Partial<RecordSending> = {}) =>
  recordSending({
    sendingId,
    clientId: 'anne',
    kind: 'understanding',
    host: 'models.example',
    model: 'large',
    thing: 'text',
    size: 310,
    instructions: 5_000,
    about: null,
    now,
    ...changed,
  });
const by = { clientId: 'anne', purpose: 'understanding', host: 'models.example', sessionId: 'a-phone' } as const;
const given = (givenAt: string): ConsentEvent => ({
  type: 'ConsentGiven',
  data: { ...by, model: 'large', wording: 1, givenAt },
  private: null,
});
const withdrawn = (withdrawnAt: string): ConsentEvent => ({
  type: 'ConsentWithdrawn',
  data: { ...by, wording: 1, withdrawnAt },
  private: null,
});

const store = async (...events: readonly DomainEvent[]): Promise<void> => {
  const docs = new Map<string, SendingDocument | null>();
  for (const event of events) {
    const recorded = { ...event, metadata: newEvent(event, 'anne').metadata } as RecordedEvent;
    docs.set(projection.documentId(recorded), projection.apply(null, recorded));
  }
  const writes = [...docs].map(([id, doc], index) => ({ id, doc, position: index }));
  await (await embedded.models.open(projection.model)).commit({ checkpoint: writes.length, writes });
};
const listed = async (asked: Partial<Parameters<ReturnType<typeof listSendings>>[1]> = {}) => {
  const list = await listSendings(embedded.models)('anne', { limit: 30, ...asked });
  if ('refused' in list) throw new Error(list.refused);
  return list;
};
const linesOf = async (asked: Parameters<typeof listed>[0]) => (await listed(asked)).items.map(({ at }) => at);

describe('the ledger of a client', () => {
  beforeEach(() =>
    store(
      given(day(1)),
      sent('one', day(2)),
      sent('two', day(3), { kind: 'transcription', thing: 'sound', size: 38_000, instructions: 0 }),
      sent('three', day(4, '02'), { host: 'other.example' }),
      withdrawn(day(5, '02')),
      sent('of another', day(6), { clientId: 'bruno' }),
    ),
  );

  it('has consents among what was sent, the newest first, and only theirs', async () => {
    const { items, matching } = await listed();
    expect(items.map(({ kind, purpose, thing }) => [kind, purpose, thing])).toEqual([
      ['withdrawn', 'understanding', null],
      ['sent', 'understanding', 'text'],
      ['sent', 'transcription', 'sound'],
      ['sent', 'understanding', 'text'],
      ['given', 'understanding', null],
    ]);
    expect(matching).toBe(5);
    // The words that were shown, and where.
    expect(items.map(({ wording, sessionId }) => [wording, sessionId])).toEqual([
      [1, 'a-phone'],
      [null, null],
      [null, null],
      [null, null],
      [1, 'a-phone'],
    ]);
  });

  it('is filtered by part, purpose, host and span, and paged', async () => {
    expect(await linesOf({ part: 'sound' })).toEqual([day(3)]);
    expect(await linesOf({ part: 'consent' })).toEqual([day(5, '02'), day(1)]);
    expect(await linesOf({ purpose: 'transcription' })).toEqual([day(3)]);
    expect(await linesOf({ host: 'other.example' })).toEqual([day(4, '02')]);
    expect(await linesOf({ from: day(2), before: day(4, '02') })).toEqual([day(3), day(2)]);
    const first = await listed({ part: 'text', limit: 1 });
    expect([first.matching, first.items[0]?.at]).toEqual([2, day(4, '02')]);
    expect(await linesOf({ part: 'text', limit: 1, cursor: first.nextCursor ?? '' })).toEqual([day(2)]);
    expect(await listSendings(embedded.models)('anne', { limit: 1, cursor: 'x' })).toEqual({
      refused: 'general.invalid-request',
    });
  });

  it('counts what was sent, not what was said about it, whatever the filters', async () => {
    expect((await listed({ part: 'sound' })).counts).toEqual({
      total: 3,
      firstAt: day(2),
      byPurpose: [
        { purpose: 'transcription', count: 1, firstAt: day(3) },
        { purpose: 'understanding', count: 2, firstAt: day(2) },
      ],
      byHost: [
        { host: 'models.example', count: 2 },
        { host: 'other.example', count: 1 },
      ],
      byMonth: [
        { month: '2026-01', count: 2 },
        { month: '2026-02', count: 1 },
      ],
    });
  });

  it('is given whole, the oldest line first', async () => {
    const all = (await Array.fromAsync(allSendingsOf(embedded.models, 'anne'))).flat();
    expect(all.map(({ at }) => at)).toEqual([day(1), day(2), day(3), day(4, '02'), day(5, '02')]);
  });
});

it('devices that may be notified and what is shared are lines, from the act that begins it to the one that ends it', async () => {
  const device = { deviceId: 'phone', ownerId: 'anne' };
  const link = { linkId: 'link', storyId: 'story', ownerId: 'anne' };
  const copy = { copyId: 'copy', communityId: 'walkers' };
  await store(
    { type: 'PushDeviceAdded', data: { ...device, sessionId: 'a-phone', addedAt: day(1) }, private: null },
    { type: 'StoryShared', data: { ...link, sharedAt: day(2) }, private: null },
    {
      type: 'CommunityCopyShared',
      data: { ...copy, authorId: 'anne', kind: 'thought', sourceId: 'pensee', sharedAt: day(3) },
      private: null,
    },
    { type: 'PushDeviceRemoved', data: { ...device, reason: 'asked', removedAt: day(4) }, private: null },
    { type: 'StoryShareClosed', data: { ...link, closedAt: day(5) }, private: null },
    { type: 'CommunityCopyWithdrawn', data: { ...copy, withdrawnAt: day(6) }, private: null },
  );
  const { items, counts } = await listed({ part: 'consent' });
  expect(items.map(({ kind, purpose, about, sessionId, at }) => [kind, purpose, about?.id, sessionId, at])).toEqual([
    ['withdrawn', 'sharing', undefined, null, day(6)],
    ['withdrawn', 'sharing', 'story', null, day(5)],
    ['withdrawn', 'push', undefined, null, day(4)],
    ['given', 'sharing', 'pensee', null, day(3)],
    ['given', 'sharing', 'story', null, day(2)],
    ['given', 'push', undefined, 'a-phone', day(1)],
  ]);
  expect(counts.total).toBe(0);
  expect((await linesOf({ purpose: 'push' })).length).toBe(2);
});

it('a line says whether its thought still exists', async () => {
  const about = (id: string) => ({ about: { kind: 'thought', id } }) as const;
  await store(sent('kept', day(1), about('kept')), sent('deleted', day(2), about('deleted')));
  const card = { ownerId: 'anne', thoughtId: 'kept' } as ThoughtCardDocument;
  const cards = await embedded.models.open(thoughtCardModel);
  await cards.commit({ checkpoint: 1, writes: [{ id: 'kept', doc: card, position: 0 }] });
  expect((await listed()).items.map(({ about: shown }) => shown)).toEqual([
    { kind: 'thought', id: 'deleted', isThere: false },
    { kind: 'thought', id: 'kept', isThere: true },
  ]);
});

it('administrators see how many were sent lately for each purpose, of all clients together, and nothing else of them', async () => {
  await store(
    sent('old', day(1)),
    sent('one', day(3, '02')),
    sent('of another', day(4, '02'), { clientId: 'bruno' }),
    sent('elsewhere', day(5, '02'), { host: 'other.example' }),
    given(day(6, '02')),
  );
  const target = { host: 'models.example', model: 'large' };
  const counted = await openQuery(countConsentsRoute({ understanding: target }))(embedded.models)(
    { params: {}, query: {} },
    { clientId: '', adminId: 'alix', sessionId: null, now: day(20, '02'), newId: () => '', language: 'fr' },
  );
  expect(counted).toEqual({ items: [{ purpose: 'understanding', ...target, clients: 0, sendings: 2 }] });
});

it('who was asked before for answers only has that among the lines', async () => {
  await store(
    {
      type: 'ChatEndpointAccepted',
      data: { clientId: 'anne', endpoint: 'a.example', acceptedAt: day(1) },
      private: null,
    },
    {
      type: 'ChatEndpointWithdrawn',
      data: { clientId: 'anne', endpoint: 'a.example', withdrawnAt: day(2) },
      private: null,
    },
  );
  expect((await listed()).items.map(({ kind, purpose, host }) => [kind, purpose, host])).toEqual([
    ['withdrawn', 'answers', 'a.example'],
    ['given', 'answers', 'a.example'],
  ]);
});
