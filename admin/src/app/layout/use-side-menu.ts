import { createMediaQueryHook } from '@ecrin/browser/page/media-query-hook.ts';
import { useState } from 'react';

/** The specified menu breakpoint: under 768 px it starts hidden, and overlays the page when opened. */
const useWideViewport = createMediaQueryHook('(min-width: 48em)');

export type SideMenuState = ReturnType<typeof useSideMenu>;

/** Whether the side menu is next to the page, overlays it, or is hidden. */
export const useSideMenu = () => {
  const room = useWideViewport();
  const [wanted, want] = useState(true);
  const [over, setOver] = useState(false);
  return {
    beside: room && wanted,
    over: !room && over,
    open: room ? wanted : over,
    toggle: () => (room ? want(!wanted) : setOver(!over)),
    /** After a choice: an overlay menu closes, one next to the page stays. */
    close: () => setOver(false),
  };
};
