import { Suspense } from 'react';
import { homePart } from './home-part.ts';

const openers = homePart<{ today: string; onBegun: () => void }>(
  async () => (await import('./openers/openers.tsx')).Openers,
);
const facts = homePart(async () => (await import('./openers/first-facts.tsx')).FirstFacts);

/** Before the first thought: how it might begin, and who reads it. `onBegun`: the field has the words to go on from. */
export const FirstMinute = (props: Readonly<{ today: string; onBegun: () => void }>) => (
  <Suspense fallback={null}>
    <openers.Screen {...props} />
  </Suspense>
);

/** At the side of the first minute on a desk. */
export const FirstFacts = () => (
  <Suspense fallback={null}>
    <facts.Screen />
  </Suspense>
);
