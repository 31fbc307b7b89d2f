import { Announcements } from '../announcements/announcements.tsx';
import { ErasureNotice } from '../profile/erasure-notice.tsx';
import { SharedItems } from '../share/shared-items.tsx';
import { AwayNotice } from './away-notice.tsx';
import { RebuildNotice } from './rebuild-notice.tsx';
import { UpdateBanner } from './update-banner.tsx';
import styles from './page-notices.module.css';

/** Notices above every screen. */
export const PageNotices = () => (
  <>
    <AwayNotice />
    <RebuildNotice />
    <SharedItems />
    <ErasureNotice />
    <div className={styles['stack']}>
      <UpdateBanner />
      <Announcements />
    </div>
  </>
);
