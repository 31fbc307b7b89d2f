import { addFavorite } from '@ecrin/domain/favorite/change-favorites.ts';
import { maxFavorites } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { favorites } from '@ecrin/domain/favorite/favorites.aggregate.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { dayOneArchive } from '@ecrin/testing/kits/journals/journal-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportJournalActivities } from '#import-journal/import-journal.activities.ts';
import { at, openKillableImports, step, type KillableImports } from './killable-imports.fixtures.ts';

const archive = dayOneArchive({
  Journal: [
    { uuid: '1', creationDate: '2024-01-01T10:00:00Z', text: 'Première', starred: true },
    { uuid: '2', creationDate: '2024-01-02T10:00:00Z', text: 'Épinglée', isPinned: true },
    { uuid: '3', creationDate: '2024-01-03T10:00:00Z', text: 'Dernière', starred: true },
  ],
});

let imports: KillableImports;
beforeAll(async () => {
  imports = await openKillableImports(Buffer.from(archive));
});
afterAll(() => imports.dispose());

const never = Number.POSITIVE_INFINITY;
const favoritesNow = async () => {
  const { events } = imports.servicesUntil(never, 'before');
  const { state } = await loadAggregate(events, favorites, { id: imports.ownerId });
  return state.items.map(({ itemId }) => itemId);
};
const daysOf = (thoughtIds: readonly string[]) => {
  const { events } = imports.servicesUntil(never, 'before');
  return Promise.all(
    thoughtIds.map(async (id) => {
      const { state } = await loadAggregate(events, thought, { id });
      return state.status === 'active' ? state.occurredAt.slice(0, 10) : state.status;
    }),
  );
};

const bring = async () => {
  const which = await imports.begin({}, { source: 'day-one', entries: 3 });
  const activities = createImportJournalActivities(imports.servicesUntil(never, 'before'));
  await activities.bring({ ...which, page: 0 }, step(`bring-${which.importId}`));
  await activities.end(which, step(`end-${which.importId}`));
  return which;
};

it('given entries that were starred and pinned, when they are brought, then they are favourites, the latest first, and pinned', async () => {
  const { importId } = await bring();
  expect((await imports.eventsOf(importId)).filter((type) => type === 'ThoughtPinned')).toHaveLength(1);
  expect(await daysOf(await favoritesNow())).toEqual(['2024-01-03', '2024-01-01']);
});

it('given favourites with one place left, when more come, then the latest takes it', async () => {
  const { execute } = imports.servicesUntil(never, 'before');
  const { ownerId } = imports;
  const context = {
    correlationId: ownerId,
    causationId: null,
    actor: 'client',
    ownerId,
    occurredAt: at,
    timeZone: 'UTC',
  };
  const before = await favoritesNow();
  for (let count = before.length; count < maxFavorites - 1; count += 1)
    await execute({
      aggregate: favorites,
      id: ownerId,
      decide: addFavorite,
      input: { clientId: ownerId, kind: 'thought', itemId: systemIds.next(), now: at },
      context: { ...context, commandId: systemIds.next(), actor: 'client' },
    });
  await bring();
  const now = await favoritesNow();
  expect(now).toHaveLength(maxFavorites);
  expect(await daysOf(now.slice(0, 1))).toEqual(['2024-01-03']);
});
