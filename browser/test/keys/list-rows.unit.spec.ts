// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { focusedRow, focusRow } from '#keys/list-rows.ts';

beforeEach(() => {
  document.body.innerHTML = `<main><ul>
    <li><a data-row href="/a">A</a> <button>Menu</button></li><li><a data-row href="/b">B</a></li></ul></main>`;
});
const focused = () => document.activeElement?.textContent;

it('goes from the first row on, back, and no further than either end', () => {
  const steps = [1, 1, 1, -1, -1] as const;
  expect(steps.map((step) => focusRow(step)?.textContent)).toEqual(['A', 'B', 'B', 'A', 'A']);
});

it('goes on from the row whose menu has the focus', () => {
  document.querySelector('button')?.focus();
  expect(focusedRow()?.textContent).toBe('A');
  focusRow(1);
  expect(focused()).toBe('B');
});

it('does nothing where there is no list', () => {
  document.body.innerHTML = '<main></main>';
  expect(focusRow(1)).toBeNull();
});
