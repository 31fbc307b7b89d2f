import { erasurePlaces, type ErasurePlace, type SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { expect, it } from 'vitest';
import { searchEach } from '#erasure/proof/search-each.ts';

const config = { MONGODB_URL: 'mongodb://localhost', EVENTSTORE_URL: undefined, TEMPORAL_ADDRESS: undefined };

/** `awayFor`: how many searches of a place find no server. */
const searched = async (awayFor: Partial<Record<ErasurePlace, number>>) => {
  const [asked, pauses]: [ErasurePlace[], number[]] = [[], []];
  const search = async (place: ErasurePlace): Promise<SearchedPlace> => {
    asked.push(place);
    const isAway = asked.filter((one) => one === place).length <= (awayFor[place] ?? 0);
    return { place, bytes: 0, found: isAway ? null : 0, reason: isAway ? 'unreachable' : null };
  };
  const places = await searchEach({ config, search, pause: async (ms) => pauses.push(ms) });
  const open = places.filter(({ found }) => found === null).map(({ place }) => place);
  return { order: places.map(({ place }) => place), again: asked.slice(erasurePlaces.length), open, pauses };
};

it('given all places answer, then each is searched once, in order', async () => {
  expect(await searched({})).toEqual({ order: erasurePlaces, again: [], open: [], pauses: [] });
});

it('given a server that is started again, then its place alone is searched again, until it answers', async () => {
  expect(await searched({ 'read-models': 3 })).toEqual({
    order: erasurePlaces,
    again: ['read-models', 'read-models', 'read-models'],
    open: [],
    pauses: [10_000, 10_000, 10_000],
  });
});

it('given one that stays away, then its place is open after two minutes', async () => {
  const { open, pauses } = await searched({ 'read-models': 1_000 });
  expect([open, pauses.reduce((sum, ms) => sum + ms, 0)]).toEqual([['read-models'], 120_000]);
});

it('given a place that is on no server, then it is left for the next day at once', async () => {
  expect(await searched({ backups: 1_000, outbox: 1_000 })).toMatchObject({ again: [], pauses: [] });
});
