import { expect, it } from 'vitest';
import { createHelpFinder } from '#adapters/help/find-help-need.ts';

const find = createHelpFinder(async () => null);
const asked = (text: string) => ({ text, language: 'fr', ownerId: 'anne' }) as never;

it('finds a call for help behind very many sentences, and lets others be answered meanwhile', async () => {
  let longest = 0;
  let last = performance.now();
  const turns = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const need = await find(asked(`${'1\n'.repeat(20_000)}Je veux mourir, je vais me tuer ce soir.`));
  clearInterval(turns);
  expect(need).toMatchObject({ level: 'clear', situation: 'suicide' });
  expect(longest).toBeLessThan(500);
}, 120_000);
