import { useEffect, useRef } from 'react';

/** When the focused button disappears with its row, moves the focus to the page title. `count`: number of rows; null while loading, since a first load must not move the focus. */
export const useFocusFallback = (count: number | null) => {
  const before = useRef(count);
  useEffect(() => {
    const gone = before.current !== null && before.current !== count && document.activeElement === document.body;
    before.current = count;
    if (gone) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [count]);
};
