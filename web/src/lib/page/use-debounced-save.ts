import { useRef, useState } from 'react';

/** How long what is being typed rests before it is kept, in ms. */
const debounceMs = 700;

type DebouncedSaveOptions<Value> = Readonly<{
  /** What stands, as the field writes it. */
  saved: string;
  /** null while what is typed says nothing that could be kept. */
  read: (typed: string) => Value | null;
  save: (value: Value) => unknown;
}>;

/** For a field without a button: what is typed is kept once it rests or is left, and shown as before when it could not be. */
export const useDebouncedSave = <Value>({ saved, read, save }: DebouncedSaveOptions<Value>) => {
  const [typed, type] = useState<string | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = async (text: string) => {
    clearTimeout(resting.current);
    const value = read(text);
    if (value !== null && text !== saved) await save(value);
    // What was typed on meanwhile stays.
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
