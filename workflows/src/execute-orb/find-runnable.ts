import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { runnableOf, type Runnable } from '@ecrin/domain/orb/runnable-of.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

type Wanted = Readonly<{ orbId: string; ownerId: string; version?: number }>;

/** What a client may run nobody asks for at the moment: the current version unless given, and the language they chose. */
export const findRunnable = async (
  { events }: Readonly<{ events: Pick<Events, 'readStream'> }>,
  { orbId, ownerId, version }: Wanted,
): Promise<
  (Runnable & Readonly<{ language: Language }>) | Extract<ReturnType<typeof runnableOf>, { refused: string }>
> => {
  const { state: owner } = await loadAggregate(events, client, { id: ownerId });
  const language = owner.status === 'registered' ? owner.language : 'fr';
  const { state } = await loadAggregate(events, orb, { id: orbId });
  const runnable = runnableOf(state, { version: version ?? null, language, clientId: ownerId });
  return 'refused' in runnable ? runnable : { ...runnable, language };
};
