import { createMediaQueryHook } from '@ecrin/browser/page/media-query-hook.ts';
import { useState } from 'react';

/** The specification's menu breakpoint: under 768 px it starts hidden, and lies over the page when opened. */
const useWideViewport = createMediaQueryHook('(min-width: 48em)');

export type SideMenuState = ReturnType<typeof useSideMenu>;

/** Whether the side menu stands beside the page, lies over it, or is away. */
export const useSideMenu = () => {
  const room = useWideViewport();
  const [wanted, want] = useState(true);
  const [over, setOver] = useState(false);
  return {
    beside: room && wanted,
    over: !room && over,
    open: room ? wanted : over,
    toggle: () => (room ? want(!wanted) : setOver(!over)),
    /** After a choice: a menu that lies over the page goes, one beside it stays. */
    close: () => setOver(false),
  };
};
