import { Skeleton } from '#skeleton/skeleton.tsx';
import styles from './entry.module.css';

/** Entries still loading, in their places. Hidden from screen readers: the caller states what is loading. */
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
