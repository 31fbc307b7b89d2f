import { create } from 'zustand';

/** Which list of shortcuts lies over the page, by the number of its opening; null: none. */
export const useShortcutHelp = create<Readonly<{ opening: number | null }>>(() => ({ opening: null }));

let openings = 0;
export const openShortcutHelp = () => {
  openings += 1;
  useShortcutHelp.setState({ opening: openings });
};
/** A dialog says that it is closed a moment after it is: by then another one may be open. */
export const closeShortcutHelp = (closed: number) =>
  useShortcutHelp.setState(({ opening }) => ({ opening: opening === closed ? null : opening }));
