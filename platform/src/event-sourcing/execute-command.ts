import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { isRefusal, type Aggregate, type Decision, type DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { v5 as uuidV5 } from 'uuid';
import { failPoint } from '#instrumentation/fail-point.ts';
import { EventStoreFault, type EventMetadata } from '#ports/event-store.ts';
import type { Events, RecordedEvent } from './events.ts';
import { loadAggregate, streamOf } from './load-aggregate.ts';

/** The actor, the owner, and when it was for the person. The same `commandId` sent again gets the first answer and appends nothing. */
export type CommandContext = Omit<EventMetadata, 'schemaVersion' | 'ownerId'> & Readonly<{ ownerId: string }>;

export type Command<State, Event extends DomainEvent, Input, Code extends string> = Readonly<{
  aggregate: Aggregate<State, Event>;
  id: string;
  decide: (input: Input, state: State) => Decision<Event, Code>;
  input: Input;
  context: CommandContext;
}>;

/** `absent`: the stream belongs to another client; answer as for one that does not exist. */
export type CommandOutcome<Code extends string> =
  | Readonly<{ receipt: Receipt }>
  | Readonly<{ refused: Code | 'absent' }>;

export type ExecuteCommand = <State, Event extends DomainEvent, Input, Code extends string>(
  command: Command<State, Event, Input, Code>,
) => Promise<CommandOutcome<Code>>;

const maxRaces = 8;

/** Loads a stream, decides, appends; after a revision conflict it is decided again on the newer state. Throws `EventStoreFault`. */
export const createExecuteCommand = (events: Pick<Events, 'append' | 'readStream'>): ExecuteCommand => {
  const attempt = async <State, Event extends DomainEvent, Input, Code extends string>(
    command: Command<State, Event, Input, Code>,
  ): Promise<CommandOutcome<Code>> => {
    const { aggregate, id, decide, input, context } = command;
    const stream = streamOf(aggregate, id);
    const { state, last, before } = await loadAggregate(events, aggregate, { id, commandId: context.commandId });
    const owner = aggregate.ownerOf(state);
    if (owner !== null && owner !== context.ownerId) return { refused: 'absent' };
    if (before) return { receipt: receiptOf(before) };

    const decision = decide(input, state);
    if (isRefusal(decision)) return { refused: decision.refused };
    if (decision.length === 0) return { receipt: last ? receiptOf(last) : { stream, revision: -1, position: 0 } };
    const appended = await events.append(
      stream,
      last ? last.revision : 'no-stream',
      decision.map((event, index) => ({
        id: uuidV5(`${stream}/${index}`, context.commandId),
        event,
        metadata: { ...context, schemaVersion: 1 },
      })),
    );
    failPoint('command.before-answer');
    return { receipt: { stream, ...appended } };
  };

  return async (command) => {
    for (let race = 1; ; race += 1) {
      try {
        return await attempt(command);
      } catch (fault) {
        if (!isRace(fault) || race === maxRaces) throw fault;
      }
    }
  };
};

/** `id-reused`: the same command sent twice at once, decided a moment apart; the retry finds what the first wrote. */
const isRace = (fault: unknown): boolean =>
  fault instanceof EventStoreFault && (fault.kind === 'wrong-revision' || fault.kind === 'id-reused');

const receiptOf = ({ stream, revision, position }: RecordedEvent): Receipt => ({ stream, revision, position });
