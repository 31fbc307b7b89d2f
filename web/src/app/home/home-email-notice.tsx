import { Suspense } from 'react';
import { homePart } from './home-part.ts';

const notice = homePart<{ today: string }>(
  async () => (await import('./unproved-email-notice.tsx')).UnprovedEmailNotice,
);
export const fetchEmailNotice = notice.fetch;

/** An address to confirm, below the field. */
export const EmailNotice = ({ today }: { today: string }) => (
  <Suspense fallback={null}>
    <notice.Screen today={today} />
  </Suspense>
);
