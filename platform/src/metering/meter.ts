import type { EngineUsed } from '@ecrin/domain/usage/engine-use.events.ts';
import { engineUse, recordEngineUse } from '@ecrin/domain/usage/record-engine-use.ts';
import type { ExecuteCommand } from '#event-sourcing/execute-command.ts';
import type { Clock, Ids } from '#ports/clock.ts';
import { serviceCallers } from '#ports/language-engine.ts';

export type EngineCall = Omit<EngineUsed['data'], 'useId' | 'usedAt'>;

/** What stands before an engine. `isSpent`: of a client, or of the service alone. */
export type Meter = Readonly<{
  isSpent: (clientId: string | null) => Promise<boolean>;
  record: (call: EngineCall) => Promise<void>;
}>;

type Parts = Readonly<{
  execute: ExecuteCommand;
  clock: Clock;
  ids: Ids;
  /** Of this month’s budgets, of a client and of all; null: there is none. */
  usedShare: (clientId: string | null, now: string) => Promise<number | null>;
  /** A use that could not be recorded: the answer is paid, and given all the same. */
  onLost: (fault: unknown) => void;
}>;

/** Times that recording is tried: the answer waits for it. */
const tries = 3;

/** Records each call in a stream of its own, and asks the budgets before each. */
export const createMeter = ({ execute, clock, ids, usedShare, onLost }: Parts): Meter => {
  const append = async (call: EngineCall): Promise<void> => {
    const [useId, now] = [ids.next(), clock.now().toISOString()];
    const command = {
      aggregate: engineUse,
      id: useId,
      decide: recordEngineUse,
      input: { ...call, useId, now },
      context: {
        commandId: useId,
        correlationId: useId,
        causationId: null,
        actor: 'system:meter',
        // Of running the service: a client’s own history tells what came of it.
        ownerId: '',
        occurredAt: now,
        timeZone: 'UTC',
      },
    };
    for (let time = 1; ; time += 1)
      try {
        await execute(command);
        return;
      } catch (fault) {
        if (time === tries) throw fault;
      }
  };
  return {
    isSpent: async (clientId) => ((await usedShare(clientId, clock.now().toISOString())) ?? 0) >= 1,
    record: (call) => append(call).catch(onLost),
  };
};

/** For what runs on this machine: it is counted, and no budget stands before it. */
export const withoutBudget = (meter: Meter): Meter => ({ ...meter, isSpent: async () => false });

const ofService: readonly string[] = Object.values(serviceCallers);

/** Nobody, for what the server asks for itself and for what administrators try. */
export const clientOf = (ownerId: string, kind: EngineCall['kind']): string | null =>
  kind === 'orb-trial' || ofService.includes(ownerId) ? null : ownerId;
