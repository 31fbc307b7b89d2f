import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import { expect, it } from 'vitest';
import { standingOf, type ServiceStanding } from '#lib/work/service-standing.ts';

const engine = (state: EngineState['state']): EngineState => ({
  engine: 'transcriber',
  state,
  percent: null,
  lastAnswerAt: null,
  lastFault: null,
  nextAttemptAt: null,
});
type Counts = Parameters<typeof standingOf>[1];
type Case = [standing: ServiceStanding, ready: boolean, counts: Counts];
const fine: Counts = { overdue: 0, parkedModels: 0, engines: [engine('ready'), engine('fetching')] };

it.each([
  ['moving', true, fine],
  ['late', true, { ...fine, overdue: 2 }],
  ['late', true, { ...fine, engines: [engine('away')] }],
  ['stopped', true, { ...fine, parkedModels: 1 }],
  ['stopped', false, fine],
] satisfies readonly Case[])('the service is %s when it is ready: %s, with %j', (standing, ready, counts) =>
  expect(standingOf(ready, counts)).toBe(standing),
);
