import { describe, expect, it } from 'vitest';
import { createEngineRecord } from '#engine-record/engine-record.ts';
import { recordAttempts } from '#engine-record/recorded-attempts.ts';
import { recordedEmbedding } from '#engine-record/recorded-engines.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';
import { ActivityFault, type RegisteredWorkflow } from '#workflows/workflow.ts';

const start = Date.parse('2026-03-01T08:00:00Z');
const recordAt = () => {
  const time = { now: start };
  return { time, record: createEngineRecord({ now: () => new Date(time.now) }) };
};

describe('the record of engines', () => {
  const embeddingThat = (outcome: () => Promise<never>): Embedding => ({ model: 'model', embed: outcome });
  const asked = { ownerId: 'me', texts: [], kind: 'query' } as const;

  it.each([
    ['unavailable', 'provider-unavailable'],
    ['refused', 'provider-refused'],
    ['quota-exhausted', 'quota-exhausted'],
    ['no-answer-in-time', 'no-answer-in-time'],
  ] as const)('has %s as a fault of the engine', async (kind, reason) => {
    const { record } = recordAt();
    const embedding = embeddingThat(() => Promise.reject(new LanguageFault(kind, '')));
    await expect(recordedEmbedding(embedding, { record, engine: 'embedding' }).embed(asked)).rejects.toThrow();
    expect(record.of('embedding').lastFault).toEqual({ at: '2026-03-01T08:00:00.000Z', reason });
    expect(record.of('writer').lastFault).toBeNull();
  });

  it.each(['over-budget', 'not-accepted', 'too-large', 'unusable-answer'] as const)(
    'does not blame the engine for %s',
    async (kind) => {
      const { record } = recordAt();
      const embedding = embeddingThat(() => Promise.reject(new LanguageFault(kind, '')));
      await expect(recordedEmbedding(embedding, { record, engine: 'embedding' }).embed(asked)).rejects.toThrow();
      expect(record.of('embedding').lastFault).toBeNull();
    },
  );

  it('forgets the fault with the next answer, and keeps the last answer beside a later fault', () => {
    const { record, time } = recordAt();
    record.failed('writer', 'engine-died');
    record.answered('writer');
    time.now += 1_000;
    record.failed('writer', 'provider-unavailable');
    expect(record.of('writer')).toMatchObject({
      lastAnswerAt: '2026-03-01T08:00:00.000Z',
      lastFault: { at: '2026-03-01T08:00:01.000Z' },
    });
  });
});

describe('tries of work', () => {
  const workflowThat = (activity: () => Promise<unknown>) =>
    ({
      name: 'transcribe-thought',
      retries: { '*': { initialMs: 5_000, factor: 3, maxMs: 60_000, attempts: 3, timeoutMs: 1_000 } },
      activities: { transcribe: activity },
    }) as unknown as RegisteredWorkflow;
  const context = { workflowId: 'w', idempotencyKey: 'w/1/1', signal: new AbortController().signal };
  const engineOf = new Map([['transcribe-thought transcribe', 'transcriber']] as const);

  it('are counted, with when the next one is, until it is done', async () => {
    const { record } = recordAt();
    let fails = true;
    const [workflow] = recordAttempts(
      [workflowThat(async () => (fails ? Promise.reject(new ActivityFault('provider-unavailable', '')) : 'done'))],
      { record, engineOf },
    );
    const attempt = () => workflow?.activities['transcribe']?.({ thoughtId: 't' } as never, context);
    const nexts: (string | null | undefined)[] = [];
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect(attempt()).rejects.toThrow();
      expect(record.tries()).toMatchObject([{ workId: 't', tries }]);
      nexts.push(record.tries()[0]?.nextAttemptAt);
    }
    expect(nexts).toEqual(['2026-03-01T08:00:05.000Z', '2026-03-01T08:00:15.000Z', null]);
    fails = false;
    await attempt();
    expect(record.tries()).toEqual([]);
  });
});
