import { OpenConsentsNotice, useOpenConsents } from './open-consents-notice.tsx';
import { UnprovedEmailNotice } from './unproved-email-notice.tsx';

/** One at a time: where words may go comes first. */
export const Notices = ({ today }: { today: string }) => {
  const { host, dismiss } = useOpenConsents(today);
  if (host === undefined) return null;
  return host === null ? <UnprovedEmailNotice today={today} /> : <OpenConsentsNotice host={host} onDismiss={dismiss} />;
};
