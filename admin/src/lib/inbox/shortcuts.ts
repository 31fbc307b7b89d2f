/** Where letters are text. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

type Key = Readonly<{ ctrlKey: boolean; metaKey: boolean; altKey: boolean; target: EventTarget }>;

/** Whether a key is meant for the queue: alone, and not part of a text. */
export const isPlainKey = ({ ctrlKey, metaKey, altKey, target }: Key): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target);

/** Presses the button that carries this letter. Whether there was one. */
export const pressShortcut = (within: Element, key: string): boolean => {
  if (!/^[a-z]$/i.test(key)) return false;
  const button = within.querySelector<HTMLButtonElement>(`button[data-key="${key.toUpperCase()}"]`);
  button?.click();
  return button !== null;
};
