import { Suspense } from 'react';
import { homePart } from '../home-part.ts';
import type { SlipDay } from './use-slip-facts.ts';

const slip = homePart<{ day: SlipDay }>(async () => (await import('./day-slip.tsx')).DaySlip);
export const fetchSlip = slip.fetch;

/** The one extra thing on home, loaded beside the day. */
export const Slip = ({ day }: { day: SlipDay }) => (
  <Suspense fallback={null}>
    <slip.Screen day={day} />
  </Suspense>
);
