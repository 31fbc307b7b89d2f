import type { ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import type { IconShape } from '#icon/icons.ts';
import { Skeleton } from '#skeleton/skeleton.tsx';
import styles from './notification-item.module.css';

type NotificationItemProps = Readonly<{
  icon: IconShape;
  /** A link or a button: all of the note leads there. */
  title: ReactNode;
  children?: ReactNode;
  /** What may be done about it at once. */
  acts?: ReactNode;
  /** A `time` element. */
  time: ReactNode;
  /** Further actions, behind one button. */
  more?: ReactNode;
  /** Unread: a dot and bold text; include it in the text too. */
  isNew: boolean;
}>;

/** One notification. */
export const NotificationItem = ({ icon, title, children, acts, time, more, isNew }: NotificationItemProps) => (
  <article className={styles['note']} data-new={isNew || undefined}>
    <span className={styles['icon']}>
      <Icon of={icon} />
    </span>
    <div className={styles['said']}>
      <h3 className={styles['title']}>{title}</h3>
      <div className={styles['body']}>{children}</div>
      {acts && <div className={styles['acts']}>{acts}</div>}
    </div>
    <div className={styles['side']}>
      {time}
      {more && <div className={styles['more']}>{more}</div>}
    </div>
  </article>
);

/** Notes under one another, each a list item. */
export const NotificationItems = ({ children }: { children: ReactNode }) => (
  <ul className={styles['notes']}>{children}</ul>
);

/** Placeholder of notifications. */
export const NotificationItemsSkeleton = ({ notes }: { notes: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: notes }, (_none, index) => (
      <div key={index} className={styles['waiting']}>
        <span className={styles['icon']} />
        <Skeleton lines={[62, 84]} />
      </div>
    ))}
  </div>
);
