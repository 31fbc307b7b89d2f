import { SharedItems } from '../share/shared-items.tsx';
import { AwayNotice } from './away-notice.tsx';
import { UpdateBanner } from './update-banner.tsx';

/** Notices above every screen. */
export const PageNotices = () => (
  <>
    <AwayNotice />
    <SharedItems />
    <UpdateBanner />
  </>
);
