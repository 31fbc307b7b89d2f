import { allowance } from '@ecrin/domain/allowance/allowance.aggregate.ts';
import { caps, type CapRefusal } from '@ecrin/domain/allowance/caps.ts';
import { takeAllowance, type UnusedPlace } from '@ecrin/domain/allowance/take-allowance.ts';
import type { Aggregate, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { v5 as uuidV5 } from 'uuid';
import { createKeyedQueue } from '#concurrency/keyed-queue.ts';
import { EventStoreFault } from '#ports/event-store.ts';
import type { Claim } from './claim.ts';
import type { Events, RecordedEvent } from './events.ts';
import type { CommandContext, ExecuteCommand } from './execute-command.ts';
import { findUnusedPlaces } from './find-unused-places.ts';
import { loadAggregate, streamOf } from './load-aggregate.ts';

export type Claiming<State, Event extends DomainEvent> = Readonly<{
  aggregate: Aggregate<State, Event>;
  id: string;
  claims?: readonly Claim<State>[] | undefined;
  context: CommandContext;
}>;
type Decided<State, Event extends DomainEvent> = Readonly<{
  state: State;
  last: RecordedEvent | null;
  decision: readonly Event[];
}>;

/** Other processes may take places of the same cap at the same moment; one that never wins ends with the fault of its last race. */
const maxTries = 20;

/**
 * Takes the places that a decision needs before its events are recorded; the refusal of the cap that has none left, or null. Nothing gives a place
 * back: one that nothing came to use is found once the cap is reached, so it does not matter where a process ends. Throws `EventStoreFault`.
 */
export const createTakePlaces = (events: Pick<Events, 'readStream' | 'heads'>, execute: ExecuteCommand) => {
  const takeOne = prepareTakeOne(events, execute);
  return async <State, Event extends DomainEvent>(
    command: Claiming<State, Event>,
    { state, last, decision }: Decided<State, Event>,
  ): Promise<CapRefusal | null> => {
    const after = decision.reduce(command.aggregate.evolve, state);
    for (const claim of command.claims ?? []) {
      const { holds = null, cap, most = caps[cap].most } = claim;
      const needed = most > 0 && (holds === null || (holds(after) && !holds(state)));
      const refused = needed ? await takeOne(command, last, { ...claim, most }) : null;
      if (refused) return refused;
    }
    return null;
  };
};

const prepareTakeOne = (events: Pick<Events, 'readStream' | 'heads'>, execute: ExecuteCommand) => {
  const queue = createKeyedQueue();
  return async <State, Event extends DomainEvent>(
    { aggregate, id, context }: Claiming<State, Event>,
    last: RecordedEvent | null,
    claim: Claim<State> & Readonly<{ most: number }>,
  ): Promise<CapRefusal | null> => {
    const { cap, ownerId, most, now, holds } = claim;
    const revision = last ? last.revision + 1 : 0;
    const place = holds ? streamOf(aggregate, id) : `${streamOf(aggregate, id)}@${revision}`;
    const known = ((await claim.known?.()) ?? []).map((knownId) => streamOf(aggregate, knownId));
    const of = { aggregate: allowance, id: allowanceIdOf(claim) };
    const placeContext = contextOf({ ...context, ownerId }, `${cap}/${place}/${revision}/${now}`);
    const take = (unused: readonly UnusedPlace[]) => {
      const input = { cap, ownerId, most, place, revision, known, unused, now };
      return queue(of.id, () => execute({ ...of, decide: takeAllowance, input, context: placeContext }));
    };

    let unused: readonly UnusedPlace[] = [];
    for (let tries = 1; ; tries += 1) {
      const outcome = await take(unused).catch(orRace(tries));
      if (outcome === 'lost') continue;
      if (!('refused' in outcome)) return null;
      const { places } = (await loadAggregate(events, allowance, of)).state;
      unused = await findUnusedPlaces(events, { places, known, except: place, now, holds, aggregate });
      if (unused.length === 0 || tries >= maxTries) return caps[cap].refused;
    }
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
const contextOf = ({ fingerprint: _request, ...context }: CommandContext, taking: string): CommandContext => ({
  ...context,
  commandId: uuidV5(taking, context.commandId),
});

const orRace =
  (tries: number) =>
  (fault: unknown): 'lost' => {
    if (tries < maxTries && fault instanceof EventStoreFault && fault.kind === 'wrong-revision') return 'lost';
    throw fault;
  };
