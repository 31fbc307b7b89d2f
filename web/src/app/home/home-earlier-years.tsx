import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { Suspense } from 'react';
import { screenWithMessages } from '../routing/screen-with-messages.ts';

/** Loaded after the day itself; left out when it fails. */
const part = (name: 'EarlierYearList' | 'EarlierYearsLine') =>
  lazyScreen(() =>
    screenWithMessages(
      async () => (await import('#features/thoughts/earlier-years/earlier-year-list.tsx'))[name],
    )().catch(() => () => null),
  );
const earlierYears = part('EarlierYearList');
const earlierYearsLine = part('EarlierYearsLine');
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
