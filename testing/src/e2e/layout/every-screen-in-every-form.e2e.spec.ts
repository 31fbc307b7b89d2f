import { expect, it } from 'vitest';
import { writtenThought, type ApiClient } from '#kits/api-client.ts';
import { desk } from '../kit/browser.ts';
import { bareClientScreens } from '../kit/client-screens.ts';
import { e2eSuite, e2eSuiteOn } from '../kit/e2e-suite.ts';
import { seedFilledScreens } from '../kit/filled/screens.ts';
import { serverWithAll } from '../kit/filled/server.ts';
import { seedPublicThings } from '../kit/public/seeds.ts';
import { visitPublicPages } from '../kit/public/visits.ts';
import { visitScreens } from '../kit/screens/screen-visits.ts';

const languages = ['fr', 'en'] as const;
const everyLook = [320, 390, 768, 1280].flatMap((width) => [false, true].map((dark) => ({ width, dark, axe: true })));
const hour = 3_600_000;

const withOneThought = async (api: ApiClient) => {
  const thought = writtenThought('Une soirée calme et paisible. J’ai relu de vieilles lettres.');
  await api.call('POST', '/thoughts', { body: thought });
  return bareClientScreens({ thoughtId: thought.thoughtId });
};

const people = [
  { holding: 'nothing', prepare: async () => bareClientScreens() },
  { holding: 'one thought', prepare: withOneThought },
];
const table = people.flatMap((one) => languages.map((language) => ({ ...one, language })));

e2eSuite('every screen, at four widths, in both schemes and languages', ({ open, person, server }) => {
  it.each(table)(
    'with $holding, in $language',
    async ({ prepare, language }) => {
      const { page, api } = await person({ language, expected: [/40[04]/u] });
      const screens = (await prepare(api)).map((path) => ({ path }));
      expect(await visitScreens(page, screens, everyLook)).toEqual({ faults: {}, misnamed: [] });
    },
    hour,
  );

  it.each(languages)(
    'that anybody may open, in %s',
    async (language) => {
      const page = await open({ language, expected: [/40[014]/u] });
      expect(await visitPublicPages(page, await seedPublicThings(server().url), () => everyLook)).toEqual({});
    },
    hour,
  );
});

e2eSuiteOn(serverWithAll, { each: true })('the same, with a year of thoughts', ({ open, person, server }) => {
  it.each(languages)(
    'and something of everything, in %s',
    async (language) => {
      // What was just made may not be readable yet, and is asked for again; nothing is missing.
      const { page, api } = await person({ language, at: '/about', accepts: false, expected: [/503/u] });
      const screens = await seedFilledScreens({ api, server: server(), admin: await open({ viewport: desk }) });
      expect(await visitScreens(page, screens, everyLook)).toEqual({ faults: {}, misnamed: [] });
    },
    hour,
  );
});
