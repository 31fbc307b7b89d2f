import { describe, expect, it } from 'vitest';
import { attackClasses, runAttack } from './run-attack.ts';

/** How many cases of each class, chosen by the seed. Floods and texts are measured alone, other specs are a flood, too; kills have specs of their own. */
const shortForm: Readonly<Record<string, number>> = process.env['CI']
  ? {
      dates: 40,
      sizes: 40,
      sounds: 3,
      pictures: 8,
      markup: 6,
      links: 20,
      communities: 20,
      limits: 2,
      'torn-folders': 3,
    }
  : { dates: 20, sizes: 20, sounds: 1, pictures: 3, markup: 2, links: 6, communities: 6, limits: 1, 'torn-folders': 1 };

describe('the short form of `npm run attack`', () => {
  it.each(
    attackClasses
      .filter(({ name }) => name in shortForm)
      .map((attackClass) => [attackClass.name, attackClass] as const),
  )('given some cases of %s, then all hold', async (name, attackClass) => {
    const most = shortForm[name] ?? 0;
    expect(await runAttack(attackClass, { seed: 1, most })).toEqual({ name, tried: most, failures: [] });
  });
});
