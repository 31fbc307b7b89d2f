// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandPalette } from '#command-palette/command-palette.tsx';
import type { PaletteGroup } from '#command-palette/palette-list.tsx';

afterEach(cleanup);

const group = (key: string, ...labels: readonly string[]): PaletteGroup => ({
  key,
  label: key,
  options: labels.map((label) => ({ key: label, label, detail: null, icon: { d: '' } })),
});
const pages = group('pages', 'Orbes', 'Files');

const open = () => {
  const onChoose = vi.fn();
  const shown = (groups: readonly PaletteGroup[]) => (
    <CommandPalette
      {...{ groups, onChoose, label: 'Chercher', hint: '', typed: 'o', status: '' }}
      onType={vi.fn()}
      onClose={vi.fn()}
    />
  );
  const { rerender } = render(shown([pages]));
  return { onChoose, show: (...groups: readonly PaletteGroup[]) => rerender(shown(groups)) };
};
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox', { hidden: true }), { key });
const chosen = () => screen.getAllByRole('option', { selected: true, hidden: true }).map((one) => one.textContent);

it('what the keys chose stays chosen whatever is found before it meanwhile, and Enter opens it', () => {
  const { onChoose, show } = open();
  expect(chosen()).toEqual(['Orbes']);
  press('ArrowDown');
  show(group('clients', 'Olga', 'Omar'), pages);
  expect(chosen()).toEqual(['Files']);
  press('Enter');
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ label: 'Files' }));
});

it('the first is chosen once what was chosen is no longer found', () => {
  const { show } = open();
  press('ArrowDown');
  show(group('clients', 'Olga'));
  expect(chosen()).toEqual(['Olga']);
});

it('the keys pass what is found in two groups twice', () => {
  const { show } = open();
  show(group('recent', 'Files'), pages);
  const passed = ['ArrowDown', 'ArrowDown', 'ArrowDown'].map((key) => {
    press(key);
    return chosen();
  });
  expect(passed).toEqual([['Orbes'], ['Files'], ['Files']]);
});
