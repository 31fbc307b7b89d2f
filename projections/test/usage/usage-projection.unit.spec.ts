import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { usageKinds } from '@ecrin/domain/usage/cost-of-usage.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { AnyDocument } from '@ecrin/platform/ports/read-models.ts';
import { foldEvents } from '@ecrin/platform/projections/projection-fold.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UsageDocument } from '#usage/usage.model.ts';
import { usageProjections } from '#usage/usage.projection.ts';

const at = '2026-05-20T23:30:00.000Z';
const engine = 'openai-compatible';

const recorded = (fact: DomainEvent, ownerId: string | null, position = 1): RecordedEvent => ({
  ...fact,
  id: `event-${position}`,
  stream: `stream-${position}`,
  revision: 0,
  position,
  recordedAt: at,
  metadata: {
    commandId: '',
    correlationId: '',
    causationId: null,
    actor: 'system:test',
    ownerId,
    occurredAt: at,
    timeZone: 'UTC',
    schemaVersion: 1,
  },
});

const used = (data: object = {}): DomainEvent => ({
  type: 'EngineUsed',
  data: {
    useId: 'u1',
    clientId: 'claire',
    kind: 'advice',
    engine,
    model: 'large',
    inputTokens: 800,
    outputTokens: 90,
    ms: 0,
    answered: true,
    usedAt: at,
    ...data,
  },
  private: null,
});
const answered = (more: object = {}): DomainEvent => ({
  type: 'ConversationModelUsed',
  data: {
    conversationId: 'c1',
    questionId: 'q1',
    attempt: 1,
    ownerId: 'claire',
    purpose: 'answer',
    engine,
    model: 'large',
    inputTokens: 10,
    outputTokens: 5,
    seconds: 1,
    usedAt: at,
    ...more,
  },
  private: null,
});

type Stored = Map<string, Readonly<{ doc: AnyDocument; position: number }>>;

const followed = (projection: AnyProjection, events: readonly RecordedEvent[], size: number): Stored => {
  const stored: Stored = new Map();
  for (let from = 0; from < events.length; from += size) {
    const { writes } = foldEvents(projection, events.slice(from, from + size), { stored, parkedAt: '' });
    for (const { id, doc, position } of writes) if (doc) stored.set(id, { doc, position });
  }
  return stored;
};

/** The documents of all three models, by model and id, after these events in batches of `size`. */
const documentsAfter = (events: readonly RecordedEvent[], size = 1): ReadonlyMap<string, UsageDocument> =>
  new Map(
    (usageProjections as readonly AnyProjection[]).flatMap((projection) =>
      [...followed(projection, events, size)].map(
        ([id, { doc }]) => [`${projection.model.name} ${id}`, doc as UsageDocument] as const,
      ),
    ),
  );

describe('what engines were used for', () => {
  it('is counted by client and day, client and month, and day of the service', () => {
    const documents = documentsAfter([recorded(used(), 'claire'), recorded(used({ kind: 'embedding' }), 'claire', 2)]);
    expect([...documents.keys()].toSorted()).toEqual([
      'client-usage-day claire/2026-05-20',
      'client-usage-month claire/2026-05',
      `service-usage ${serviceOwner}/2026-05-20`,
    ]);
    expect(documents.get('client-usage-month claire/2026-05')).toMatchObject({
      ownerId: 'claire',
      span: '2026-05',
      tokens: 1_780,
      usedAt: at,
      lines: [
        { kind: 'advice', engine, model: 'large', requests: 1, inputTokens: 800, outputTokens: 90, ms: 0 },
        { kind: 'embedding', requests: 1 },
      ],
    });
  });

  it('is of the service alone where it was for no client', () => {
    const tried: DomainEvent = {
      type: 'ReadyOrbTried',
      data: {
        orbId: 'o1',
        by: 'alix',
        version: 1,
        model: 'large',
        engine: 'local-model',
        inputTokens: 10,
        outputTokens: 5,
        seconds: 1,
        triedAt: at,
      },
      private: null,
    };
    const documents = documentsAfter([recorded(used({ clientId: null }), ''), recorded(tried, null, 2)]);
    expect([...documents.keys()]).toEqual([`service-usage ${serviceOwner}/2026-05-20`]);
    expect([...documents.values()]).toMatchObject([{ lines: [{ kind: 'advice' }, { kind: 'orb-trial' }] }]);
  });

  it('is counted with the calls where these are recorded, else with the result, whatever version wrote it', () => {
    const { engine: _unknown, ...early } = answered().data as Record<string, unknown>;
    const events = [
      recorded(used({ kind: 'answer', inputTokens: 7 }), 'claire'),
      recorded(used({ kind: 'answer', inputTokens: 7, answered: false }), 'claire', 2),
      recorded(answered({ counted: 'by-call' }), 'claire', 3),
      recorded(answered({ engine: 'local-model', purpose: 'memory' }), 'claire', 4),
      recorded({ type: 'ConversationModelUsed', data: early, private: null }, 'claire', 5),
    ];
    expect(documentsAfter(events).get('client-usage-month claire/2026-05')?.lines).toMatchObject([
      { kind: 'answer', engine, requests: 2, inputTokens: 14 },
      { kind: 'memory', engine: 'local-model', requests: 1 },
      { kind: 'answer', engine: null, requests: 1 },
    ]);
  });

  it('is not counted for what was heard in another Écrin and brought here', () => {
    const heard = { thoughtId: 't1', recordingId: 'r1', engine, model: 'large', language: 'fr', attempt: 1 };
    const transcribed = (more: object): RecordedEvent =>
      recorded({ type: 'ThoughtTranscribed', data: { ...heard, transcribedAt: at, ...more }, private: null }, 'claire');
    const counted = (event: RecordedEvent) => [...documentsAfter([event]).keys()].length;
    expect(counted(transcribed({}))).toBe(3);
    expect(counted(transcribed({ origin: { source: 'ecrin', importId: 'i1' } }))).toBe(0);
  });

  it('is the same live and rebuilt, in batches of any size', () => {
    const uses = fc.array(
      fc.record({
        clientId: fc.constantFrom('claire', 'anne', null),
        kind: fc.constantFrom(...usageKinds),
        model: fc.constantFrom('large', 'small'),
        inputTokens: fc.nat(500),
        outputTokens: fc.nat(500),
        ms: fc.nat(90_000),
        answered: fc.boolean(),
        usedAt: fc.constantFrom(at, '2026-05-21T00:10:00.000Z', '2026-06-01T00:00:00.000Z'),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(uses, (list) => {
        const events = list.map((data, index) => recorded(used(data), data.clientId, index + 1));
        const live = documentsAfter(events);
        for (const size of [3, 1_000]) expect(documentsAfter(events, size)).toEqual(live);
        const total = list.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
        const service = [...live].filter(([id]) => id.startsWith('service-usage'));
        expect(service.reduce((sum, [, { tokens }]) => sum + tokens, 0)).toBe(total);
      }),
    );
  });
});
