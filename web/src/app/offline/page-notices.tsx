import { SharedItems } from '../share/shared-items.tsx';
import { AwayNotice } from './away-notice.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** What is said above whatever screen is shown. */
export const PageNotices = () => (
  <>
    <AwayNotice />
    <SharedItems />
    <UpdateBanner />
  </>
);
