import { composeInstruments, type Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { expect, it } from 'vitest';
import { instrumentWorkflows } from '#observability/instrument-workflows.ts';
import { createLogInstrument } from '#observability/log-instrument.ts';

type Line = readonly [level: string, facts: object];

const keepLines = () => {
  const lines: Line[] = [];
  const keep =
    (level: string) =>
    (facts: object): void =>
      void lines.push([level, facts]);
  return { lines, log: { debug: keep('debug'), info: keep('info'), warn: keep('warn'), error: keep('error') } };
};

/** Tells of a step's beginning and of what was noted. */
const telling =
  (told: string[], who: string): Instrument =>
  (step, work) => {
    told.push(`${who} ${step.of}`);
    return work((facts) => told.push(`${who} ${JSON.stringify(facts)}`));
  };

it('lets two look at the same work, the first from outside, and changes no answer', async () => {
  const told: string[] = [];
  const around = composeInstruments(telling(told, 'one'), telling(told, 'two'));
  expect(
    await around({ name: 'append', of: 'thought' }, async (note) => {
      note({ events: 2 });
      return 'answer';
    }),
  ).toBe('answer');
  expect(told).toEqual(['one thought', 'two thought', 'one {"events":2}', 'two {"events":2}']);
});

it('writes a line for what ended and for what failed, with its ids and without the words of a fault', async () => {
  const { lines, log } = keepLines();
  const around = createLogInstrument(log);
  await around(
    { name: 'projection', of: 'thought-card', attributes: { events: 3 }, correlationId: 'request-1' },
    async (note) => note({ more: true }),
  );
  const failing = (name: 'activity' | 'append') =>
    around({ name, of: 'work' }, async () => {
      throw new TypeError('un mot secret');
    });
  await expect(failing('activity')).rejects.toThrow('un mot secret');
  await expect(failing('append')).rejects.toThrow('un mot secret');
  expect(lines).toEqual([
    [
      'debug',
      {
        step: 'projection',
        of: 'thought-card',
        correlationId: 'request-1',
        events: 3,
        more: true,
        ms: expect.any(Number),
      },
    ],
    ['warn', { step: 'activity', of: 'work', ms: expect.any(Number), fault: 'TypeError' }],
    // One that lost a race is decided again; a command that fails has a line of its own.
    ['debug', { step: 'append', of: 'work', ms: expect.any(Number), fault: 'TypeError' }],
  ]);
});

it('looks on at each try of an activity by its workflow’s id, not at what it is given or gives', async () => {
  const { lines, log } = keepLines();
  const workflow: RegisteredWorkflow = {
    name: 'understand',
    run: async () => null,
    retries: { '*': { initialMs: 1, factor: 1, maxMs: 1, attempts: 1, timeoutMs: 1 } },
    maxActivities: null,
    activities: { read: async (input: unknown) => `read ${String(input)}` },
  };
  const [observed] = instrumentWorkflows([workflow], createLogInstrument(log));
  const context = { workflowId: 'understand/one', idempotencyKey: 'key', signal: new AbortController().signal };
  expect(await observed?.activities['read']?.('un mot secret' as never, context)).toBe('read un mot secret');
  expect(lines).toEqual([
    ['debug', { step: 'activity', of: 'understand read', workflowId: 'understand/one', ms: expect.any(Number) }],
  ]);
});
