import { useState } from 'react';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';

export type SideMenuState = ReturnType<typeof useSideMenu>;

/** Whether the side menu is next to the page, overlays it, or is hidden: under the breakpoint it starts so. */
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
