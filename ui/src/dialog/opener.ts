/** The element a dialog was opened from: the focused control, or the button of its menu, since the menu is closed by then. */
export const currentOpener = (): HTMLElement | null => {
  const focused = document.activeElement;
  const menu = focused?.closest('[popover]')?.id;
  const opener = menu ? document.querySelector(`[popovertarget="${CSS.escape(menu)}"]`) : focused;
  return opener instanceof HTMLElement ? opener : null;
};
