import { describe, expect, it } from 'vitest';
import { attackClasses, runAttack } from './run-attack.ts';

/** A few cases of each class, chosen by the seed among those named. Floods are measured alone, other specs are a flood, too; kills have specs of their own. */
const shortForm: Readonly<Record<string, Readonly<{ most: number; only?: RegExp }>>> = {
  dates: { most: 40 },
  sizes: { most: 25, only: /body|: (?!only)/ },
  sounds: { most: 1, only: /^a (piece|seal)/ },
  'torn-folders': { most: 1, only: /^(no models|models\.db of before|workflows\.db of before|no master)/ },
};

describe('the short form of `npm run attack`', () => {
  it.each(
    attackClasses.filter(({ name }) => shortForm[name]).map((attackClass) => [attackClass.name, attackClass] as const),
  )('given some cases of %s, then all hold', async (name, attackClass) => {
    const { most = 0, only = /(?:)/ } = shortForm[name] ?? {};
    expect(await runAttack(attackClass, { seed: 1, most, only })).toEqual({ name, tried: most, failures: [] });
  });
});
