import { useRef, useState } from 'react';

/** How long what is being typed rests before it is kept, in ms. */
const restMs = 700;

type Kept<Value> = Readonly<{
  /** What stands, as the field writes it. */
  standing: string;
  /** null while what is typed says nothing that could be kept. */
  read: (typed: string) => Value | null;
  keep: (value: Value) => unknown;
}>;

/** For a field without a button: what is typed is kept once it rests or is left, and shown as before when it could not be. */
export const useKeptAtRest = <Value>({ standing, read, keep }: Kept<Value>) => {
  const [typed, type] = useState<string | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = async (text: string) => {
    clearTimeout(resting.current);
    const value = read(text);
    if (value !== null && text !== standing) await keep(value);
    // What was typed on meanwhile stays.
    type((now) => (now === text ? null : now));
  };
  const change = (text: string) => {
    type(text);
    clearTimeout(resting.current);
    if (read(text) !== null) resting.current = setTimeout(() => void settle(text), restMs);
  };
  return {
    value: typed ?? standing,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value),
    onBlur: () => typed !== null && void settle(typed),
  };
};
