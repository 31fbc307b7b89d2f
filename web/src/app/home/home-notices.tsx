import { Suspense } from 'react';
import { homePart } from './home-part.ts';

const notices = homePart<{ today: string }>(async () => (await import('./notices.tsx')).Notices);
export const fetchNotices = notices.fetch;

/** What is still to be answered, below the field. */
export const HomeNotices = ({ today }: { today: string }) => (
  <Suspense fallback={null}>
    <notices.Screen today={today} />
  </Suspense>
);
