import { create } from 'zustand';

/** Whether the list of shortcuts lies over the page. */
export const useShortcutHelp = create(() => ({ open: false }));
export const openShortcutHelp = () => useShortcutHelp.setState({ open: true });
export const closeShortcutHelp = () => useShortcutHelp.setState({ open: false });
