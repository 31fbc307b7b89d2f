import { Suspense } from 'react';
import { homePart } from './home-part.ts';

const lists = () => import('#features/thoughts/earlier-years/earlier-year-list.tsx');
const earlierYears = homePart(async () => (await lists()).EarlierYearList);
const earlierYearsLine = homePart(async () => (await lists()).EarlierYearsLine);
export const fetchEarlierYears = () => Promise.all([earlierYears.fetch(), earlierYearsLine.fetch()]);

/** What the same day brought in earlier years, at the side of the day. */
export const AsideEarlierYears = () => (
  <Suspense fallback={null}>
    <earlierYears.Screen />
  </Suspense>
);

/** The same as one line, on a phone. */
export const EarlierYearsLine = () => (
  <Suspense fallback={null}>
    <earlierYearsLine.Screen />
  </Suspense>
);
