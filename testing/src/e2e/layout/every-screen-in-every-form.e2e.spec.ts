import { expect, it } from 'vitest';
import { writtenThought, type ApiClient } from '#kits/api-client.ts';
import { bareClientScreens, seedClientScreens, seedYear } from '../kit/client-screens.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { visitScreens } from '../kit/screens/screen-visits.ts';

/** Widths at both schemes; the rules of accessibility change with the layout, at the narrowest and the widest. */
const everyLook = [320, 390, 768, 1280].flatMap((width) =>
  [false, true].map((dark) => ({ width, dark, axe: width === 320 || width === 1280 })),
);

const withOneThought = async (api: ApiClient) => {
  const thought = writtenThought('Une soirée calme et paisible. J’ai relu de vieilles lettres.');
  await api.call('POST', '/thoughts', { body: thought });
  return bareClientScreens({ thoughtId: thought.thoughtId });
};

const withAYear = async (api: ApiClient) => {
  await seedYear(api);
  return seedClientScreens(api);
};

const people = [
  { holding: 'nothing', prepare: async () => bareClientScreens() },
  { holding: 'one thought', prepare: withOneThought },
  { holding: 'a year of thoughts', prepare: withAYear },
];
const table = people.flatMap((one) => (['fr', 'en'] as const).map((language) => ({ ...one, language })));

e2eSuite('every screen, at four widths, in both schemes and languages', ({ person }) => {
  it.each(table)(
    'with $holding, in $language',
    async ({ prepare, language }) => {
      const { page, api } = await person({ language, expected: [/40[04]/u] });
      expect(await visitScreens(page, await prepare(api), everyLook)).toEqual({ faults: {}, misnamed: [] });
    },
    3_600_000,
  );
});
