import type { ReactNode } from 'react';
import { useWideViewport } from '../page/use-wide-viewport.ts';
import styles from './list.module.css';

type ToolbarProps = Readonly<{
  count: string;
  /** What is done with the whole list. */
  tools?: ReactNode;
  action?: ReactNode;
  /** Beside the search: on a phone with the tools. */
  filters?: ReactNode;
  children?: ReactNode;
}>;

/** Over a list: search and filters, how many it holds, and its one action. */
export const Toolbar = ({ count, tools, action, filters, children }: ToolbarProps) => {
  const isWide = useWideViewport();
  const counted = <output className={`${styles['count'] ?? ''} sm dim`}>{count}</output>;
  if (isWide)
    return (
      <div className={styles['toolbar']}>
        {children}
        {counted}
        {tools}
        {action}
        {filters}
      </div>
    );
  return (
    <div className={styles['toolbar']}>
      {children}
      {filters && (
        <div className={styles['narrow']}>
          {filters}
          {tools}
        </div>
      )}
      {counted}
      {!filters && tools}
      {action}
    </div>
  );
};
