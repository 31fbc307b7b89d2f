/** The way before `navigator.clipboard`, which pages on plain http do not have. */
const copyByCommand = (text: string): boolean => {
  let copied = false;
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    copied = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, { capture: true, once: true });
  try {
    return document.execCommand('copy') && copied;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
  }
};

/** Whether the text is in the clipboard now. Call it at once when something is pressed: browsers allow it only then. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!('clipboard' in navigator)) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
