import { useState, type SyntheticEvent } from 'react';

type Typed = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>;
type Given<Event> = Readonly<{
  value?: unknown;
  error: string | null | undefined;
  onInput?: ((event: Event) => void) | undefined;
}>;

/**
 * Why a value is not accepted, until it is typed anew: a form that reads its fields when it is sent cannot say before that it is mended. The next time it is sent
 * the error stands again, if it is one. A field with a value from outside is checked there, at each letter.
 */
export const useStandingError = <Event extends Typed>({ value, error, onInput }: Given<Event>) => {
  const [mended, setMended] = useState(false);
  const mend = (event: Event) => {
    onInput?.(event);
    if (value !== undefined || !error || mended) return;
    setMended(true);
    event.currentTarget.form?.addEventListener('submit', () => setMended(false), { once: true, capture: true });
  };
  return [mended ? null : error, mend] as const;
};
