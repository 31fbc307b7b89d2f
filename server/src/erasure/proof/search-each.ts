import { erasurePlaces, type ErasurePlace, type SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { placesOnServers } from './places.ts';

/** A server that is started again is back within this; the next search of a place that is away is a day later. */
const [rounds, betweenMs] = [12, 10_000];

type EachOptions = Readonly<{
  config: Parameters<typeof placesOnServers>[0];
  search: (place: ErasurePlace) => Promise<SearchedPlace>;
  pause: (ms: number) => Promise<unknown>;
}>;

/** Every place, in order. Those on a server that does not answer are searched again, for two minutes. */
export const searchEach = async ({ config, search, pause }: EachOptions): Promise<readonly SearchedPlace[]> => {
  const found = new Map<ErasurePlace, SearchedPlace>();
  for (const place of erasurePlaces) found.set(place, await search(place));
  const onServers = placesOnServers(config);
  const away = () =>
    erasurePlaces.filter((place) => onServers.has(place) && found.get(place)?.reason === 'unreachable');
  for (let round = 0; round < rounds && away().length > 0; round += 1) {
    await pause(betweenMs);
    for (const place of away()) found.set(place, await search(place));
  }
  return [...found.values()];
};
