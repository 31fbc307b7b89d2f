import { useRef, useState } from 'react';

/** How long typing must pause before the value is saved, in ms. */
const debounceMs = 700;

type DebouncedSaveOptions<Value> = Readonly<{
  /** The saved value, as the field shows it. */
  saved: string;
  /** null while the typed value is not valid. */
  read: (typed: string) => Value | null;
  save: (value: Value) => unknown;
}>;

/** For a field without a button: saves the value after a pause or on blur, and restores the saved one when that failed. */
export const useDebouncedSave = <Value>({ saved, read, save }: DebouncedSaveOptions<Value>) => {
  const [typed, type] = useState<string | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = async (text: string) => {
    clearTimeout(resting.current);
    const value = read(text);
    if (value !== null && text !== saved) await save(value);
    // What was typed in the meantime stays.
    type((now) => (now === text ? null : now));
  };
  const change = (text: string) => {
    type(text);
    clearTimeout(resting.current);
    if (read(text) !== null) resting.current = setTimeout(() => void settle(text), debounceMs);
  };
  return {
    value: typed ?? saved,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value),
    onBlur: () => typed !== null && void settle(typed),
  };
};
