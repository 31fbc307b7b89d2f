import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const where = '{ui,browser,web,admin,command-api,contracts}/src/**/*';
const withText = (kinds: string, sought: RegExp): string[] =>
  globSync(`${where}.${kinds}`, { cwd: root })
    .filter((file) => sought.test(readFileSync(`${root}${file}`, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** What is chosen by its own look, its box unseen: a part of a switch, a bead, a sphere, a picture. */
const chosenByTheirLook = [
  'ui/src/orb-form/look-choice.tsx',
  'ui/src/segment/segment.tsx',
  'web/src/features/stories/media/picture-sheet.tsx',
  'web/src/features/thoughts/threads/thread-form.tsx',
];

it('a tick is drawn by one component', () => {
  expect(
    withText('{ts,tsx}', /(?<!\[)type=\{?["'](?:checkbox|radio)|role="(?:checkbox|radio)"|\? 'checkbox'/u),
  ).toEqual(['ui/src/check-box/tick.tsx', ...chosenByTheirLook].toSorted());
});

it('and its checked look is styled in one place', () => {
  expect(withText('css', /(?<!has\()input(?:\[[^\]]*\])?:checked/u)).toEqual(['ui/src/check-box/check-box.module.css']);
});
