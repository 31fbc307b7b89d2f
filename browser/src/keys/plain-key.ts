/** Where letters are text, or belong to what lies over the page: a dialog that has just been closed has the focus for a moment still. What is ticked or pressed takes no letters. */
const takesLetters =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, dialog[open], [popover], [contenteditable]:not([contenteditable="false"])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesLetters) !== null;

type Key = Readonly<{
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
  isComposing?: boolean;
  getModifierState?: (key: 'AltGraph') => boolean;
}>;

/** Whether a key is meant for the page: alone, and not part of a text, nor of a character being composed. AltGr, which Windows reports as Ctrl and Alt, only leads to a character. */
export const isPlainKey = (key: Key): boolean => {
  const held = key.metaKey || ((key.ctrlKey || key.altKey) && !key.getModifierState?.('AltGraph'));
  return !held && !key.isComposing && !isTyping(key.target);
};

/** Presses the button that carries this letter. Whether there was one. */
export const pressShortcut = (within: ParentNode, key: string): boolean => {
  if (!/^[a-z]$/i.test(key)) return false;
  const button = within.querySelector<HTMLButtonElement>(`button[data-key="${key.toUpperCase()}"]`);
  button?.click();
  return button !== null;
};
