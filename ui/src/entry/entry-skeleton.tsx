import { Skeleton } from '#skeleton/skeleton.tsx';
import styles from './entry.module.css';

/** Entries still to come, where they will hang. Silent: say beside it what is awaited. */
export const EntrySkeleton = ({ entries }: { entries: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: entries }, (_none, index) => (
      <div key={index} className={styles['entry']}>
        <div className={styles['node']} data-empty />
        <div className={styles['body']}>
          <Skeleton lines={[24, 100, 92, 61]} />
        </div>
      </div>
    ))}
  </div>
);
