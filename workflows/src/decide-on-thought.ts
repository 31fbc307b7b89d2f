import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import { thought, type ExistingThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { LoadedAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';

export type DecideServices = Readonly<{ execute: ExecuteCommand; clock: Clock }>;
/** `idempotencyKey` of the step that decides; `process` names the workflow as the actor; `loaded`: what it has read already. */
export type ThoughtStep = Readonly<{
  process: string;
  idempotencyKey: string;
  thoughtId: string;
  existing: ExistingThought;
  loaded?: LoadedAggregate<Thought>;
}>;
type Decide<Input> = (input: Input, state: Thought) => Decision<ThoughtEvent, string>;

/** Ends a step in a command; `name` is stored (see `StepDecision`). A deleted or changed thought is left as it is. Throws `EventStoreFault`. */
export const decideOnThought =
  ({ execute, clock }: DecideServices, { process, idempotencyKey, thoughtId, existing, loaded }: ThoughtStep) =>
  async <Input>(name: string, decide: Decide<Input>, inputAt: (now: string) => Input): Promise<void> => {
    const now = clock.now().toISOString();
    const step = {
      process,
      idempotencyKey,
      correlationId: thoughtId,
      ownerId: existing.ownerId,
      timeZone: existing.timeZone,
      now,
    };
    await decideInStep(execute, step)({ name, aggregate: thought, id: thoughtId, decide, input: inputAt(now), loaded });
  };
