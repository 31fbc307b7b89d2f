import { lazy, Suspense } from 'react';

// Only a search has words to mark: the first screen does not wait for how they are found.
const MarkedText = lazy(async () => ({ default: (await import('./marked-text.tsx')).MarkedText }));

/** A text, in which the words of a search are marked as soon as they can be. */
export const FoundText = ({ text, words }: Readonly<{ text: string; words: readonly string[] }>) => (
  <Suspense fallback={text}>
    <MarkedText text={text} words={words} />
  </Suspense>
);
