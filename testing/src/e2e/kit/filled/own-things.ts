import { v7 } from 'uuid';
import { caller, type ApiClient } from '#kits/api-client.ts';
import { dayOneArchive } from '#kits/journals/journal-file.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { moveWithin, type Screen } from '../screens/open-screen.ts';
import { drawn } from '../screens/screen-checks.ts';
import { timeInParis } from '../time-in-paris.ts';
import type { ServerWithAll } from './server.ts';

const timeZone = 'Europe/Paris';
const words = 'Les cartons partout, et la clé sous le pot de fleurs.';

/** Its entries have ids of their own, by how many there are. */
const journal = (entries: number) =>
  Buffer.from(
    dayOneArchive({
      Journal: Array.from({ length: entries }, (_none, at) => ({
        uuid: `${entries}-${at}`,
        creationDate: new Date(Date.UTC(2019, 2, 2, 19) + at * 3_600_000).toISOString(),
        timeZone,
        text: `${words} ${entries}, ${at}.`,
      })),
    }),
  );

const statusOf = async (api: ApiClient, importId: string): Promise<string | undefined> => {
  const { items } = (await caller(api)('GET', '/imports')) as {
    items: readonly { importId: string; status: string }[];
  };
  return items.find((one) => one.importId === importId)?.status;
};

/** A journal that was brought, as far as it is started. */
const bring = async (api: ApiClient, entries: number): Promise<string> => {
  const [importId, ask] = [v7(), caller(api)];
  await api.uploadImport(importId, 0, journal(entries));
  await ask('POST', `/imports/${importId}/preview`, { name: 'Journal.zip', pieces: 1, timeZone });
  const all = { leftYears: [], leftJournals: [], leftParts: [], keepDuplicates: false, understand: false, moods: {} };
  await ask('POST', `/imports/${importId}/start`, all);
  return importId;
};

/** What of a journal is seen before it comes in, and while it is held up. */
const importScreens = (api: ApiClient): readonly Screen[] => [
  {
    path: '/app/profile/import, a file that is shown',
    open: async (page) => {
      await page.goto('/app/profile/import');
      const file = { name: 'Autre.zip', mimeType: 'application/zip', buffer: journal(3) };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await page.getByText(words, { exact: false }).first().waitFor();
    },
  },
  {
    path: '/app/profile/import, one that is held up',
    open: async (page) => {
      const importId = await bring(api, 2_000);
      await caller(api)('POST', `/imports/${importId}/pause`);
      await pollUntil(async () => (await statusOf(api, importId)) === 'paused', { timeoutMs: 30_000 });
      await page.goto('/app/profile/import');
    },
  },
];

/** A reminder two minutes from now. */
const remind = (api: ApiClient, server: ServerWithAll) =>
  caller(api)('POST', '/reminders', {
    reminderId: v7(),
    title: 'Trois lignes avant de dormir',
    description: null,
    schedule: { frequency: 'daily', ...timeInParis(server.now() + 120_000) },
    timeZone,
    subject: null,
  });

type Things = Readonly<{ storyId: string; communityId: string; orbId: string; thoughtId: string }>;

/** What a person has beside what they write: words of their own, a device, a shared story, favourites of each kind, a journal from elsewhere. */
export const seedOwnThings = async (api: ApiClient, server: ServerWithAll, things: Things): Promise<void> => {
  const ask = caller(api);
  const { storyId, communityId, orbId } = things;
  await ask('PUT', `/${api.clientId}`, { words: ['Écrin', 'Odile Garnier', 'Saint-Véran'] });
  await ask('GET', `/me?pushToken=${encodeURIComponent(server.subscribe())}`);
  const terms = { linkId: v7(), following: false, withPrivate: false, closesAt: null, password: null };
  await ask('POST', `/stories/${storyId}/links`, terms);
  const favourites = { story: storyId, community: communityId, orb: orbId };
  for (const [kind, id] of Object.entries(favourites)) await ask('PUT', `/favorites/${id}`, { kind });
  await remind(api, server);
  const importId = await bring(api, 4);
  await pollUntil(async () => (await statusOf(api, importId)) === 'ended', { timeoutMs: 60_000 });
};

/** Screens with something that their address alone does not show. */
export const ownScreens = (api: ApiClient, { thoughtId }: Things): readonly Screen[] => [
  {
    path: '/app/stories/add',
    open: async (page) => {
      await page.goto('/app/stories');
      await drawn(page);
      await moveWithin(page, '/app/stories/add', { chosenThoughts: [thoughtId] });
    },
  },
  ...importScreens(api),
];
