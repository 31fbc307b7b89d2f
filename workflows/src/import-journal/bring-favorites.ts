import { addFavorite } from '@ecrin/domain/favorite/change-favorites.ts';
import { maxFavorites } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { favorites } from '@ecrin/domain/favorite/favorites.aggregate.ts';
import type { JournalImport } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { DecideServices } from '#decide-on-thought.ts';
import { allChosenEntries } from './chosen-entries.ts';

type Services = DecideServices & Readonly<{ events: Pick<Events, 'readStream'>; blobs: SealedBlobs }>;
type Asked = Readonly<{ ownerId: string; importId: string; running: JournalImport; idempotencyKey: string }>;

/** The favourites among what was brought, in their order there, or the latest first: the last is added first, as each comes first. Of a list that is full the last stay out. */
export const bringFavorites = async (services: Services, { idempotencyKey, ...asked }: Asked): Promise<void> => {
  const { ownerId, importId } = asked;
  const now = services.clock.now().toISOString();
  const step = { process: 'import-journal', idempotencyKey, correlationId: importId, ownerId, timeZone: 'UTC', now };
  const decide = decideInStep(services.execute, step);
  const places = (await favoritePlaces(services, asked)).toSorted((one, other) => one.place - other.place);
  const { state } = await loadAggregate(services.events, favorites, { id: ownerId });
  const brought = new Set(places.map(({ thoughtId }) => thoughtId));
  // Those it added before the process ended are not in each other's way.
  const room = maxFavorites - state.items.filter(({ itemId }) => !brought.has(itemId)).length;
  for (const { thoughtId } of places.slice(0, room).toReversed())
    await decide({
      name: `addFavorite-${thoughtId}`,
      aggregate: favorites,
      id: ownerId,
      decide: addFavorite,
      input: { clientId: ownerId, kind: 'thought', itemId: thoughtId, now },
    });
};

const favoritePlaces = async (
  { blobs, events }: Services,
  asked: Omit<Asked, 'idempotencyKey'>,
): Promise<readonly Readonly<{ thoughtId: string; place: number }>[]> => {
  const places: Readonly<{ thoughtId: string; place: number }>[] = [];
  let starred = 0;
  for await (const { thoughtId, own, starred: isStarred } of allChosenEntries(blobs, asked)) {
    // They come in the order of time.
    const place = own?.favorite ?? (isStarred ? (starred -= 1) : null);
    if (place === null) continue;
    const { state } = await loadAggregate(events, thought, { id: thoughtId });
    if (state.status === 'active') places.push({ thoughtId, place });
  }
  return places;
};
