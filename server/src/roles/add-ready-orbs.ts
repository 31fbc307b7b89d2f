import { addReadyOrb } from '@ecrin/domain/orb/commands/add-ready-orb.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { readyOrbs, readyOrbsEdition } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { stepCommandId } from '@ecrin/platform/workflows/step-command-id.ts';

/** Adds the orbs that come with Écrin, and brings them up to this edition; at every start, also of several processes at once. Throws `EventStoreFault`. */
export const addReadyOrbs = async ({
  execute,
  clock,
}: Readonly<{ execute: ExecuteCommand; clock: Clock }>): Promise<void> => {
  for (const { orbId, definition } of readyOrbs) {
    const now = clock.now().toISOString();
    await execute({
      aggregate: orb,
      id: orbId,
      decide: addReadyOrb,
      input: { orbId, edition: readyOrbsEdition, definition, now },
      context: {
        commandId: stepCommandId(`ready-orbs/${orbId}`, `edition-${readyOrbsEdition}`),
        correlationId: orbId,
        causationId: null,
        actor: 'system:ready-orbs',
        ownerId: '',
        occurredAt: now,
        timeZone: 'UTC',
      },
    });
  }
};
