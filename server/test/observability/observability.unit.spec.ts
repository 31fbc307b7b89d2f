import { composeInstruments, type Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { expect, it } from 'vitest';
import { instrumentWorkflows } from '#observability/instrument-workflows.ts';
import { createLogInstrument } from '#observability/log-instrument.ts';

type Line = readonly [level: string, facts: object];

const captureLines = () => {
  const lines: Line[] = [];
  const capture =
    (level: string) =>
    (facts: object): void =>
      void lines.push([level, facts]);
  return {
    lines,
    log: { debug: capture('debug'), info: capture('info'), warn: capture('warn'), error: capture('error') },
  };
};

/** Records the start of a step and its notes. */
const recordCalls =
  (calls: string[], who: string): Instrument =>
  (step, work) => {
    calls.push(`${who} ${step.of}`);
    return work((facts) => calls.push(`${who} ${JSON.stringify(facts)}`));
  };

it('composes two instruments, the first outermost, and changes no result', async () => {
  const calls: string[] = [];
  const instrument = composeInstruments(recordCalls(calls, 'one'), recordCalls(calls, 'two'));
  expect(
    await instrument({ name: 'append', of: 'thought' }, async (note) => {
      note({ events: 2 });
      return 'answer';
    }),
  ).toBe('answer');
  expect(calls).toEqual(['one thought', 'two thought', 'one {"events":2}', 'two {"events":2}']);
});

it('logs a line for each success and failure, with ids and without the message of a fault', async () => {
  const { lines, log } = captureLines();
  const instrument = createLogInstrument(log);
  await instrument(
    { name: 'projection', of: 'thought-card', attributes: { events: 3 }, correlationId: 'request-1' },
    async (note) => note({ more: true }),
  );
  const failing = (name: 'activity' | 'append') =>
    instrument({ name, of: 'work' }, async () => {
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
    // An append that lost a race is retried; a command that fails has a line of its own.
    ['debug', { step: 'append', of: 'work', ms: expect.any(Number), fault: 'TypeError' }],
  ]);
});

it('instruments each attempt of an activity with its workflow’s id, without input and result', async () => {
  const { lines, log } = captureLines();
  const workflow: RegisteredWorkflow = {
    name: 'understand',
    run: async () => null,
    retries: { '*': { initialMs: 1, factor: 1, maxMs: 1, attempts: 1, timeoutMs: 1 } },
    maxActivities: null,
    activities: { read: async (input: unknown) => `read ${String(input)}` },
  };
  const [instrumented] = instrumentWorkflows([workflow], createLogInstrument(log));
  const context = { workflowId: 'understand/one', idempotencyKey: 'key', signal: new AbortController().signal };
  expect(await instrumented?.activities['read']?.('un mot secret' as never, context)).toBe('read un mot secret');
  expect(lines).toEqual([
    ['debug', { step: 'activity', of: 'understand read', workflowId: 'understand/one', ms: expect.any(Number) }],
  ]);
});
