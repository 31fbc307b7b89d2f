import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { acceptEverything } from '#kits/accept-everything.ts';
import { caller, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { createFirstAdmin } from '../admin-actions.ts';
import { askAsAdmin } from '../admin-screens.ts';
import { declaredClientPaths, seedClientThings, seedYear } from '../client-screens.ts';
import type { Screen } from '../screens/open-screen.ts';
import { drawn } from '../screens/screen-checks.ts';
import { screenPaths } from '../screens/screen-paths.ts';
import { seedOrbs } from './orbs.ts';
import { ownScreens, seedOwnThings } from './own-things.ts';
import { seedPeople } from './people.ts';
import type { ServerWithAll } from './server.ts';

/** The account is opened by an administrator, its words too. */
const beLookedAt = async (admin: Page, server: ServerWithAll, { clientId }: ApiClient): Promise<void> => {
  await createFirstAdmin(admin, server);
  await admin.goto(`/admin/clients/${clientId}`);
  await drawn(admin);
  const access = { accessId: v7(), cause: 'reported-fault', reason: 'Une pensée mal transcrite, signalée hier' };
  await askAsAdmin(admin, `/clients/${clientId}/exceptional-accesses`, access);
};

/** A year of thoughts that word lists read, before there was a model. */
const seedEarlierYear = async (api: ApiClient): Promise<void> => {
  await seedYear(api);
  const isRead = async () => {
    const { items } = (await api.call('GET', '/thoughts')).body as { items: readonly Readonly<{ title: unknown }>[] };
    return items.some(({ title }) => title !== null);
  };
  // A model reads what waits once it may: then nothing would be left to read again.
  await pollUntil(isRead, { timeoutMs: 60_000, everyMs: 200, what: 'a thought that word lists read' });
  await acceptEverything(api);
  await pollUntil(async () => Number((await caller(api)('GET', '/rereadings'))['thoughts']) > 0, {
    timeoutMs: 60_000,
    everyMs: 500,
    what: 'thoughts to read again',
  });
};

type Filling = Readonly<{ api: ApiClient; server: ServerWithAll; admin: Page }>;

/** Of somebody who accepted nothing yet: a year of thoughts, and something on every screen. Returns every screen, each in the states that have something to show. */
export const seedFilledScreens = async ({ api, server, admin }: Filling): Promise<readonly Screen[]> => {
  // Before the clock is advanced, by which codes are checked.
  await beLookedAt(admin, server, api);
  await seedEarlierYear(api);
  const things = await seedClientThings(api);
  const people = await seedPeople(api, server.url, things.storyId);
  const filled = { ...things, ...people };
  await seedOwnThings(api, server, filled);
  const orbs = await seedOrbs(api, server);
  const further = [...orbs.screens, ...ownScreens(api, filled)];
  const opened = new Set(further.map(({ path }) => path));
  const paths = screenPaths(declaredClientPaths(), { ...filled, ...orbs.ids });
  const others = paths.filter((path) => !opened.has(path)).map((path) => ({ path }));
  return [...others, ...further].map((screen) => ({ ...screen, filled: true }));
};
