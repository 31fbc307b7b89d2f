import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = Readonly<{
  title: ReactNode;
  children?: ReactNode;
  /** The one next step: a button or a link. */
  action?: ReactNode;
  /** The velvet hollow that waits for a stone; not drawn when something failed. */
  setting?: boolean;
  /** 1 when it is all the screen has. */
  level?: 1 | 2;
}>;

/** Nothing here, and what to do next. */
export const EmptyState = ({ title, children, action, setting = false, level = 2 }: EmptyStateProps) => {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles['empty']}>
      {setting && <span className={styles['setting']} />}
      <Title className={styles['title']} tabIndex={-1}>
        {title}
      </Title>
      {children && <p className={styles['text']}>{children}</p>}
      {action}
    </div>
  );
};
