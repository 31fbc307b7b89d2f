import { useEffect, useRef } from 'react';

/** When what was pressed goes with its row, or with the empty list, the focus goes on from the title. `count`: how many rows there are; null until that is known, for what arrives takes no focus. */
export const useFocusFallback = (count: number | null) => {
  const before = useRef(count);
  useEffect(() => {
    const gone = before.current !== null && before.current !== count && document.activeElement === document.body;
    before.current = count;
    if (gone) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [count]);
};
