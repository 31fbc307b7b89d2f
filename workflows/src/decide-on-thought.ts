import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import { thought, type KeptThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { Clock } from '@ecrin/platform/clock.ts';
import type { ExecuteCommand } from '@ecrin/platform/execute-command.ts';
import { stepCommandId } from '@ecrin/platform/step-command-id.ts';

export type DecideServices = Readonly<{ execute: ExecuteCommand; clock: Clock }>;
/** `idempotencyKey` of the step that decides; `process` names the workflow as the actor. */
export type Deciding = Readonly<{ process: string; idempotencyKey: string; thoughtId: string; kept: KeptThought }>;
type Decide<Input> = (input: Input, state: Thought) => Decision<ThoughtEvent, string>;

/** Ends a step in a command. A thought that is gone, or has moved on, takes it without effect. Throws `EventStoreFault`. */
export const decideOnThought =
  ({ execute, clock }: DecideServices, { process, idempotencyKey, thoughtId, kept }: Deciding) =>
  async <Input>(decide: Decide<Input>, inputAt: (now: string) => Input): Promise<void> => {
    const now = clock.now().toISOString();
    await execute({
      aggregate: thought,
      id: thoughtId,
      decide,
      input: inputAt(now),
      context: {
        commandId: stepCommandId(idempotencyKey, decide.name),
        correlationId: thoughtId,
        causationId: null,
        actor: `system:${process}`,
        ownerId: kept.ownerId,
        occurredAt: now,
        timeZone: kept.timeZone,
      },
    });
  };
