import type { ApiServices } from '@ecrin/command-api';
import { newestPosition } from '#storage/newest-position.ts';
import type { Stores } from '#storage/open-stores.ts';

/** How long to wait for models that are behind or being rebuilt, in ms. */
const timeoutMs = 2_000;

type Parts = Readonly<{ events: Pick<Stores['events'], 'readAll'>; waitFor: ApiServices['waitFor'] }>;

/** Reads once the named models include every event up to the call; null: they do not within the timeout. */
export const consistently =
  <Asked, Found>(
    { events, waitFor }: Parts,
    models: readonly Readonly<{ name: string }>[],
    read: (asked: Asked) => Promise<Found>,
  ) =>
  async (asked: Asked): Promise<Found | null> => {
    const position = (await newestPosition(events)) ?? -1;
    const inStep = await Promise.all(models.map(({ name }) => waitFor(name, position, timeoutMs)));
    return inStep.every(Boolean) ? read(asked) : null;
  };
