import type { Aggregate, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Command, ExecuteCommand } from '#event-sourcing/execute-command.ts';
import { commandRoute, type CommandRequest } from '#routing/command-route.ts';
import type { CustomContext } from '#routing/route.ts';

type Counted = DomainEvent<'Counted', { by: number }, null>;
const counter: Aggregate<number, Counted> = {
  category: 'counter',
  initial: 0,
  evolve: (sum, { data: { by } }) => sum + by,
  ownerOf: () => null,
};

const now = '2026-01-02T09:00:00.000Z';
const context: CustomContext = {
  clientId: 'anne',
  adminId: '',
  sessionId: null,
  now,
  newId: () => 'new',
  language: 'fr',
  address: '203.0.113.7',
  command: {
    commandId: 'c1',
    correlationId: 'r1',
    causationId: null,
    actor: 'client:anne',
    ownerId: 'anne',
    occurredAt: now,
    timeZone: 'UTC',
  },
};
const asked = (by: number): CommandRequest<{ id: string }, { by: number }> => ({
  params: { id: 'one' },
  query: {},
  body: { by },
  raw: (async function* () {})(),
  header: () => null,
  cookie: () => null,
  signal: () => AbortSignal.timeout(1_000),
});

const receipt = { stream: 'counter-one', revision: 0, position: 7 };
/** Decides on an empty stream, and returns its input. */
const recording = () => {
  const executed: object[] = [];
  const execute: ExecuteCommand = async <State, Event extends DomainEvent, Input, Code extends string>({
    aggregate,
    id,
    decide,
    input,
    context: { timeZone },
  }: Command<State, Event, Input, Code>) => {
    executed.push({ id, input, timeZone });
    const decision = decide(input, aggregate.initial);
    return 'refused' in decision ? decision : { receipt };
  };
  return { executed, execute };
};

const base = {
  method: 'post',
  path: '/counters/:id',
  access: 'client',
  summary: 'Counts',
  params: z.object({ id: z.string() }),
  body: z.object({ by: z.number() }),
  aggregate: counter,
  id: ({ params }: Readonly<{ params: Readonly<{ id: string }> }>) => params.id,
  decide: ({ by }: Readonly<{ by: number }>) =>
    by > 0 ? [{ type: 'Counted', data: { by }, private: null } as const] : ({ refused: 'goal.too-many' } as const),
  absent: 'goal.not-found',
} as const;

describe('a command route', () => {
  it('answers with the receipt, or with the refusal of the decision', async () => {
    const route = commandRoute({ ...base, input: ({ body }) => body });
    expect(await route.handle(asked(1), context, recording().execute)).toEqual({ json: receipt });
    expect(await route.handle(asked(0), context, recording().execute)).toEqual({ refused: 'goal.too-many' });
  });

  it('answers for another client’s stream as for a missing one', async () => {
    const route = commandRoute({ ...base, input: ({ body }) => body });
    const execute: ExecuteCommand = async () => ({ refused: 'absent' });
    expect(await route.handle(asked(1), context, execute)).toEqual({ refused: 'goal.not-found' });
  });

  it('decides nothing when its precondition refuses, and gets the looked-up value otherwise', async () => {
    const route = commandRoute({
      ...base,
      prepare: async ({ body: { by } }) => (by > 9 ? { refused: 'general.too-large' as const } : { twice: by * 2 }),
      input: ({ found: { twice } }) => ({ by: twice }),
      metadata: () => ({ timeZone: 'Europe/Paris' }),
    });
    const { executed, execute } = recording();
    expect(await route.handle(asked(10), context, execute)).toEqual({ refused: 'general.too-large' });
    expect(executed).toEqual([]);
    await route.handle(asked(4), context, execute);
    expect(executed).toEqual([{ id: 'one', input: { by: 8 }, timeZone: 'Europe/Paris' }]);
  });

  it('runs follow-ups for decisions and refusals, and may build its own response', async () => {
    const followed: string[] = [];
    const route = commandRoute({
      ...base,
      input: ({ body }) => body,
      answer: null,
      after: async (outcome, { body: { by } }) => {
        followed.push('receipt' in outcome ? 'decided' : 'refused');
        return by === 2 ? { json: { by } } : undefined;
      },
    });
    const { execute } = recording();
    expect(await route.handle(asked(1), context, execute)).toEqual({ empty: true });
    expect(await route.handle(asked(2), context, execute)).toEqual({ json: { by: 2 } });
    expect(await route.handle(asked(0), context, execute)).toEqual({ refused: 'goal.too-many' });
    expect(followed).toEqual(['decided', 'decided', 'refused']);
  });
});
