import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Command, CommandOutcome, ExecuteCommand } from '#event-sourcing/execute-command.ts';
import { stepCommandId } from './step-command-id.ts';

/** The step that decides: `idempotencyKey` is its own, `process` names the workflow as the actor, `now` is when it was for the person. */
export type DecidingStep = Readonly<{
  process: string;
  idempotencyKey: string;
  correlationId: string;
  ownerId: string;
  timeZone: string;
  now: string;
}>;

/**
 * `name` is part of the ids of the resulting events, so it is a literal and permanent: a decision function may be renamed, its `name` here may not,
 * or a step that is retried after an update would append the same facts a second time.
 */
export type StepDecision<State, Event extends DomainEvent, Input, Code extends string> = Omit<
  Command<State, Event, Input, Code>,
  'context'
> &
  Readonly<{ name: string }>;

/** Ends a workflow step in a command: a retry of the step is the same command. Throws `EventStoreFault`. */
export const decideInStep =
  (execute: ExecuteCommand, { process, idempotencyKey, correlationId, ownerId, timeZone, now }: DecidingStep) =>
  <State, Event extends DomainEvent, Input, Code extends string>({
    name,
    ...command
  }: StepDecision<State, Event, Input, Code>): Promise<CommandOutcome<Code>> =>
    execute({
      ...command,
      context: {
        commandId: stepCommandId(idempotencyKey, name),
        correlationId,
        causationId: null,
        actor: `system:${process}`,
        ownerId,
        occurredAt: now,
        timeZone,
      },
    });
