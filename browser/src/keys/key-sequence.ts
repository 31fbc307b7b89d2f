type Pressed = Readonly<{ key: string; code: string; shiftKey: boolean }>;

/** The character or name of a key, by the layout in use; null: none that a shortcut can have. Letters of scripts other than Latin count as those on the same keys. */
export const keyOf = ({ key, code, shiftKey }: Pressed): string | null => {
  if (!/^\p{L}$/u.test(key)) return key;
  // With Shift a letter is another one; with Caps Lock it is not.
  if (shiftKey) return null;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null);
};

/** How long the first key of two waits for the second, in ms. */
const patienceMs = 1_500;

const startsWith = (keys: readonly string[], typed: readonly string[]): boolean =>
  keys.length > typed.length && typed.every((key, place) => keys[place] === key);

/** Reads keys one by one: what they stand for, `more` while another key is waited for, else null. `now`: in ms. */
export const readSequences = <Entry extends Readonly<{ keys: readonly string[] }>>(table: readonly Entry[]) => {
  let before: Readonly<{ keys: readonly string[]; at: number }> = { keys: [], at: 0 };
  return (key: string, now: number): Entry | 'more' | null => {
    const typed = [...(now - before.at < patienceMs ? before.keys : []), key];
    const wait = table.some(({ keys }) => startsWith(keys, typed));
    before = { keys: wait ? typed : [], at: now };
    return wait ? 'more' : (table.find(({ keys }) => keys.join(' ') === typed.join(' ')) ?? null);
  };
};
