const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')];

/** Links of a list that carry `data-row` are gone through by keys. The one that has the focus, or that its row has; null: none. */
export const focusedRow = (): HTMLElement | null => {
  const focused = document.activeElement;
  return rows().find((row) => row === focused || row.closest('li, article')?.contains(focused)) ?? null;
};

/** The first of those in sight, below the bar; else the first of all. */
const firstInSight = (all: readonly HTMLElement[]): HTMLElement | undefined => {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return all.find((row) => row.getBoundingClientRect().top >= top) ?? all[0];
};

/** Focuses the row so many after the focused one, or the first in sight. Null: there is none. */
export const focusRow = (by: 0 | 1 | -1): HTMLElement | null => {
  const all = rows();
  const from = focusedRow();
  const row = from ? (all[all.indexOf(from) + by] ?? from) : firstInSight(all);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row ?? null;
};
