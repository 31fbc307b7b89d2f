import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import type { CapRefusal } from '@ecrin/domain/allowance/caps.ts';
import { isRefusal, type Aggregate, type Decision, type DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { v5 as uuidV5 } from 'uuid';
import { failPoint } from '#instrumentation/fail-point.ts';
import type { AnsweredCommands } from '#ports/answered-commands.ts';
import { EventStoreFault, type EventMetadata } from '#ports/event-store.ts';
import { withinBudget } from '#work-budgets/within-budget.ts';
import type { Claim } from './claim.ts';
import { derivedId } from './derived-id.ts';
import type { Events, RecordedEvent } from './events.ts';
import { loadAggregate, streamOf, type LoadedAggregate } from './load-aggregate.ts';
import { createTakePlaces } from './take-places.ts';

/** The actor, the owner, and when it was for the person. The same `commandId` sent again gets the first answer and appends nothing. */
export type CommandContext = Omit<EventMetadata, 'schemaVersion' | 'ownerId'> & Readonly<{ ownerId: string }>;

export type Command<State, Event extends DomainEvent, Input, Code extends string> = Readonly<{
  aggregate: Aggregate<State, Event>;
  id: string;
  decide: (input: Input, state: State) => Decision<Event, Code>;
  input: Input;
  context: CommandContext;
  /** Whose key seals the words, where a stream changes hands; absent: its owner's. */
  sealFor?: string | undefined;
  /** The stream hardly ever exists: it is read only where it turns out to, or where nothing would come of there being none. */
  begins?: boolean | undefined;
  /** What the caller has read: the stream is read again only where it has grown since, or where nothing would come of what it was. */
  loaded?: Pick<LoadedAggregate<State>, 'state' | 'last'> | undefined;
  /** The caps that what it records is subject to. */
  claims?: readonly Claim<State>[] | undefined;
}>;

/** `absent`: the stream belongs to another client; answer as for one that does not exist. `CapRefusal`: only of a command with claims. */
export type CommandOutcome<Code extends string> =
  | Readonly<{ receipt: Receipt }>
  | Readonly<{ refused: Code | 'absent' | CapRefusal }>;

export type ExecuteCommand = <State, Event extends DomainEvent, Input, Code extends string>(
  command: Command<State, Event, Input, Code>,
) => Promise<CommandOutcome<Code>>;

/** The command id was used for another request before. */
export class CommandIdReused extends Error {
  override readonly name = 'CommandIdReused';
}

const maxRaces = 8;

type AnswerStore = Pick<AnsweredCommands, 'find' | 'remember'>;

/**
 * Loads a stream, decides, appends; after a revision conflict it is decided again on the newer state. `answers`: of commands that changed nothing
 * and may be sent again; without it those are decided again. Throws `EventStoreFault`, `CommandIdReused`.
 */
export const createExecuteCommand = (
  events: Pick<Events, 'append' | 'readStream' | 'heads'>,
  answers: AnswerStore | null = null,
): ExecuteCommand => {
  const append = prepareAppend(events);
  const decideUnread = prepareUnread(append);
  const record = prepareRecord(
    append,
    createTakePlaces(events, (command) => execute(command)),
  );
  const attempt = async <State, Event extends DomainEvent, Input, Code extends string>(
    command: Command<State, Event, Input, Code>,
  ): Promise<CommandOutcome<Code>> => {
    const { aggregate, id, context } = command;
    const stream = streamOf(aggregate, id);
    const { state, last, before } = await loadAggregate(events, aggregate, { id, commandId: context.commandId });
    const owner = aggregate.ownerOf(state);
    if (owner !== null && owner !== context.ownerId) return { refused: 'absent' };
    const memory = memoryOf(answers, stream, context);
    const earlier = before ? memory.ofEvent(before) : await memory.find();
    if (earlier) return { receipt: earlier };

    const decision = decided(command, state);
    if (isRefusal(decision)) return { refused: decision.refused };
    if (decision.length > 0) return record(command, { state, last, decision });
    return { receipt: await memory.remember(last ? receiptOf(last) : { stream, revision: -1, position: 0 }) };
  };

  const execute: ExecuteCommand = async (command) => {
    for (let race = 1; ; race += 1) {
      try {
        const unread = race === 1 ? await decideUnread(command) : null;
        return unread ?? (await attempt(command));
      } catch (fault) {
        if (!isRace(fault) || race === maxRaces) throw fault;
      }
    }
  };
  return execute;
};

type Decided<State, Event extends DomainEvent> = Readonly<{
  state: State;
  last: RecordedEvent | null;
  decision: readonly Event[];
}>;

const prepareRecord =
  (append: ReturnType<typeof prepareAppend>, takePlaces: ReturnType<typeof createTakePlaces>) =>
  async <State, Event extends DomainEvent, Input, Code extends string>(
    command: Command<State, Event, Input, Code>,
    decided: Decided<State, Event>,
  ): Promise<CommandOutcome<Code>> => {
    const refused = await takePlaces(command, decided);
    if (refused) return { refused };
    const stream = streamOf(command.aggregate, command.id);
    return { receipt: await append({ stream, last: decided.last, context: sealing(command) }, decided.decision) };
  };

/** Interrupted when the words of the request or of the stream make it long. */
const decided = <State, Event extends DomainEvent, Input, Code extends string>(
  { decide, input }: Command<State, Event, Input, Code>,
  state: State,
): Decision<Event, Code> => withinBudget('command', [input, state], () => decide(input, state));

/** Decides on what the caller knows of the stream, without reading it; null: only reading tells. */
const prepareUnread =
  (append: ReturnType<typeof prepareAppend>) =>
  async <State, Event extends DomainEvent, Input, Code extends string>(
    command: Command<State, Event, Input, Code>,
  ): Promise<CommandOutcome<Code> | null> => {
    const { aggregate, id, context } = command;
    const known = command.loaded ?? (command.begins ? { state: aggregate.initial, last: null } : null);
    if (!known || command.claims || ![null, context.ownerId].includes(aggregate.ownerOf(known.state))) return null;
    const decision = decided(command, known.state);
    if (isRefusal(decision) || decision.length === 0) return null;
    const place = { stream: streamOf(aggregate, id), last: known.last, context: sealing(command) };
    return { receipt: await append(place, decision) };
  };

/** The owner recorded with the events: by whose key their words are sealed. */
const sealing = ({
  context,
  sealFor,
}: Readonly<{ context: CommandContext; sealFor?: string | undefined }>): CommandContext =>
  sealFor === undefined ? context : { ...context, ownerId: sealFor };

type Place = Readonly<{ stream: string; last: RecordedEvent | null; context: CommandContext }>;

const prepareAppend =
  (events: Pick<Events, 'append'>) =>
  async ({ stream, last, context }: Place, decided: readonly DomainEvent[]): Promise<Receipt> => {
    const appended = await events.append(
      stream,
      last ? last.revision : 'no-stream',
      decided.map((event, index) => ({
        id: derivedId(`${context.commandId}/${stream}/${index}`, context.occurredAt),
        event,
        metadata: { ...context, schemaVersion: 1 },
      })),
      // Ids are those of the command, and one command has one answer: the first.
      'trusted',
    );
    failPoint('command.before-answer');
    return { stream, ...appended };
  };

/** The first answer to a repeated command: from its events, or, when it changed nothing, from the store of answers. */
const memoryOf = (answers: AnswerStore | null, stream: string, { commandId, fingerprint }: CommandContext) => {
  // Only a request can be sent again; one request may decide on several streams.
  const store = fingerprint === undefined ? null : answers;
  const id = uuidV5(stream, commandId);
  /** The first answer, unless this is another request: that one must not be dropped silently. */
  const answer = (first: string | null, receipt: Receipt): Receipt => {
    if (first !== null && fingerprint !== undefined && first !== fingerprint)
      throw new CommandIdReused('the command id was used for another request');
    return receipt;
  };
  return {
    ofEvent: (event: RecordedEvent): Receipt => answer(event.metadata.fingerprint ?? null, receiptOf(event)),
    find: async (): Promise<Receipt | null> => {
      const earlier = await store?.find(id);
      return earlier ? answer(earlier.fingerprint, earlier.receipt) : null;
    },
    remember: async (receipt: Receipt): Promise<Receipt> => {
      await store?.remember(id, { fingerprint: fingerprint ?? null, receipt });
      return receipt;
    },
  };
};

/** `id-reused`: the same command sent twice concurrently; the retry finds what the first one wrote. */
const isRace = (fault: unknown): boolean =>
  fault instanceof EventStoreFault && (fault.kind === 'wrong-revision' || fault.kind === 'id-reused');

const receiptOf = ({ stream, revision, position }: RecordedEvent): Receipt => ({ stream, revision, position });
