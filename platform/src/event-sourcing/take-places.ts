import { allowance } from '@ecrin/domain/allowance/allowance.aggregate.ts';
import { caps, type CapRefusal } from '@ecrin/domain/allowance/caps.ts';
import { takeAllowance, type TakeAllowance } from '@ecrin/domain/allowance/take-allowance.ts';
import type { Aggregate, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { v5 as uuidV5 } from 'uuid';
import { createCoalescer } from '#concurrency/coalesce.ts';
import { createKeyedQueue } from '#concurrency/keyed-queue.ts';
import { EventStoreFault, type EventMetadata } from '#ports/event-store.ts';
import type { Claim } from './claim.ts';
import type { Events, RecordedEvent } from './events.ts';
import { findUnusedPlaces } from './find-unused-places.ts';
import { loadAggregate, streamOf } from './load-aggregate.ts';

type Context = Omit<EventMetadata, 'schemaVersion' | 'ownerId'> & Readonly<{ ownerId: string }>;
type Claiming<State, Event extends DomainEvent> = Readonly<{
  aggregate: Aggregate<State, Event>;
  id: string;
  claims?: readonly Claim<State>[] | undefined;
  context: Context;
}>;
type Decided<State, Event extends DomainEvent> = Readonly<{
  state: State;
  last: RecordedEvent | null;
  decision: readonly Event[];
}>;
type Reading = Pick<Events, 'readStream' | 'heads'>;
type Taking = Readonly<{
  aggregate: typeof allowance;
  id: string;
  decide: typeof takeAllowance;
  input: TakeAllowance;
  context: Context;
}>;
/** Executes a command, see `execute-command.ts`. */
type Execute = (command: Taking) => Promise<Readonly<{ receipt: object }> | Readonly<{ refused: string }>>;

/** Other processes may take places of the same cap at the same moment; one that never wins ends with the fault of its last race. */
const maxTries = 20;

/**
 * Takes the places that a decision needs before its events are recorded; the refusal of the cap that has none left, or null. Nothing gives a place
 * back: one that nothing came to use is found once the cap is reached, so it does not matter where a process ends. Throws `EventStoreFault`.
 */
export const createTakePlaces = (events: Reading, execute: Execute) => {
  const takeOne = prepareTakeOne(events, execute);
  return async <State, Event extends DomainEvent>(
    command: Claiming<State, Event>,
    decided: Decided<State, Event>,
  ): Promise<CapRefusal | null> => {
    for (const claim of command.claims ?? []) {
      const refused = isNeeded(claim, command, decided) ? await takeOne(command, decided.last, claim) : null;
      if (refused) return refused;
    }
    return null;
  };
};

const mostOf = ({ cap, most }: Claim<never>): number => most ?? caps[cap].most;

const isNeeded = <State, Event extends DomainEvent>(
  { holds, ...claim }: Claim<State>,
  { aggregate }: Claiming<State, Event>,
  { state, decision }: Decided<State, Event>,
): boolean => {
  if (mostOf(claim) === 0) return false;
  return !holds || (!holds(state) && holds(decision.reduce(aggregate.evolve, state)));
};

const prepareTakeOne = (events: Reading, execute: Execute) => {
  const [queue, search] = [createKeyedQueue(), createCoalescer<TakeAllowance['unused']>()];
  return async <State, Event extends DomainEvent>(
    { aggregate, id, context }: Claiming<State, Event>,
    last: RecordedEvent | null,
    claim: Claim<State>,
  ): Promise<CapRefusal | null> => {
    const { cap, ownerId, now, holds } = claim;
    const input = { cap, ownerId, now, most: mostOf(claim), ...(await placeOf({ aggregate, id, last, claim })) };
    const of = { aggregate: allowance, id: allowanceIdOf(claim) };
    const placeContext = contextOf({ ...context, ownerId }, input);
    let unused: TakeAllowance['unused'] = [];
    for (let tries = 1; ; tries += 1) {
      const taking = { ...of, decide: takeAllowance, input: { ...input, unused }, context: placeContext };
      const outcome = await queue(of.id, () => execute(taking)).catch(orLostRace(tries));
      if (outcome === 'lost') continue;
      if ('receipt' in outcome) return null;
      unused = await search(of.id, async () => {
        const { places } = (await loadAggregate(events, allowance, of)).state;
        return findUnusedPlaces(events, { ...input, places, holds, aggregate });
      });
      if (unused.length === 0 || tries >= maxTries) return caps[cap].refused;
    }
  };
};

type Placing<State, Event extends DomainEvent> = Pick<Claiming<State, Event>, 'aggregate' | 'id'> &
  Readonly<{ last: RecordedEvent | null; claim: Claim<State> }>;

const placeOf = async <State, Event extends DomainEvent>({ aggregate, id, last, claim }: Placing<State, Event>) => {
  const [stream, revision] = [streamOf(aggregate, id), last ? last.revision + 1 : 0];
  const known = (await claim.known?.()) ?? [];
  return {
    place: claim.holds ? stream : `${stream}@${revision}`,
    revision,
    known: known.map((knownId) => streamOf(aggregate, knownId)),
  };
};

/** Its own stream for each period, which begins at a multiple of it: none grows without end. */
const allowanceIdOf = ({ cap, ownerId, scope = ownerId, now }: Claim<never>): string => {
  const { withinMs } = caps[cap];
  const kept = `${cap}.${scope}`;
  if (withinMs === null) return kept;
  return `${kept}.${new Date(Math.floor(Date.parse(now) / withinMs) * withinMs).toISOString()}`;
};

/** Sent again, a command takes its place again: what it was taken for may have changed meanwhile. */
const contextOf = (
  { fingerprint: _request, ...context }: Context,
  { cap, place, revision, now }: Omit<TakeAllowance, 'unused'>,
): Context => ({ ...context, commandId: uuidV5(`${cap}/${place}/${revision}/${now}`, context.commandId) });

const orLostRace =
  (tries: number) =>
  (fault: unknown): 'lost' => {
    if (tries < maxTries && fault instanceof EventStoreFault && fault.kind === 'wrong-revision') return 'lost';
    throw fault;
  };
