import { expect, test } from 'vitest';
import type { CommandContext, ExecuteCommand } from '#event-sourcing/execute-command.ts';
import { decideInStep } from '#workflows/decide-in-step.ts';

const step = {
  process: 'remind',
  idempotencyKey: 'run-1/3',
  correlationId: 'a-thought',
  ownerId: 'a-client',
  timeZone: 'Europe/Paris',
  now: '2026-11-22T08:00:00.000Z',
};
const aggregate = { category: 'thing', initial: null, evolve: () => null, ownerOf: () => null };

const contextOf = async (name: string, decide: () => readonly never[]): Promise<CommandContext> => {
  const contexts: CommandContext[] = [];
  const execute: ExecuteCommand = async ({ context }) => {
    contexts.push(context);
    return { receipt: { stream: 'thing-1', revision: 0, position: 1 } };
  };
  await decideInStep(execute, step)({ name, aggregate, id: '1', decide, input: {} });
  const [context] = contexts;
  if (!context) throw new Error('nothing was executed');
  return context;
};

test('given a step in progress, when its decision function is renamed by an update, then its command id stays the same', async () => {
  const before = await contextOf('postNotification', function postNotification() {
    return [];
  });
  const after = await contextOf('postNotification', function publishNotification() {
    return [];
  });

  expect(before.commandId).toBe('17723e4f-c703-5cc7-8bde-c3b0e311395b');
  expect(after.commandId).toBe(before.commandId);
});

test('given one step, when it decides twice under two names, then these are two commands', async () => {
  const [one, other] = [
    await contextOf('markNotificationSent', () => []),
    await contextOf('markNotificationBlocked', () => []),
  ];

  expect(one.commandId).not.toBe(other.commandId);
});

test('given a workflow step, when it decides, then the workflow is the actor and owner and zone are the person\u2019s', async () => {
  const { actor, ownerId, correlationId, causationId, occurredAt, timeZone } = await contextOf(
    'postNotification',
    () => [],
  );

  expect({ actor, ownerId, correlationId, causationId, occurredAt, timeZone }).toEqual({
    actor: 'system:remind',
    ownerId: 'a-client',
    correlationId: 'a-thought',
    causationId: null,
    occurredAt: step.now,
    timeZone: 'Europe/Paris',
  });
});
