// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShortcutDialog } from '#features/palette/shortcuts/shortcut-dialog.tsx';
import { showAt } from '#test/page.fixtures.tsx';

const src = join(import.meta.dirname, '../../../src');

/** The letters of every act in a queue, as the sources give them. */
const acting = globSync('**/*.tsx', { cwd: src }).flatMap((file) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/\bshortcut(?:="|: ')(?<letter>[A-Z])/gu)].map(
    ({ groups }) => groups?.['letter'],
  ),
);

it('the list has every letter that acts in a queue, those that walk it, and no others', async () => {
  await showAt('/admin', () => <ShortcutDialog onClose={() => undefined} />);
  const queue = screen.getByRole('region', { name: /^Dans une file/u });
  const listed = within(queue)
    .getAllByText(/^[A-Z]$/u)
    .map(({ textContent }) => textContent);
  expect(listed).toHaveLength(new Set(listed).size);
  expect(new Set(listed)).toEqual(new Set([...acting, 'J', 'K']));
});
