import { createMediaQueryHook } from '@ecrin/browser/page/media-query-hook.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon } from '@ecrin/ui/icon/icons.ts';
import type { ComponentProps } from 'react';
import { Panel } from '#lib/panel/panel.tsx';
import styles from './queues.module.css';

const useWideViewport = createMediaQueryHook('(min-width: 62em)');

/** `calm`: the whole in a word, where it is in order; null: it is not. */
type CalmPanelProps = ComponentProps<typeof Panel> & Readonly<{ calm: string | null }>;

/** A panel that is one line on a phone while it is in order: its figures are for whoever opens it. */
export const CalmPanel = ({ calm, ...panel }: CalmPanelProps) => {
  const isWide = useWideViewport();
  if (calm === null || isWide) return <Panel {...panel} />;
  return (
    <details className={`${styles['calm'] ?? ''} ${styles['folded'] ?? ''}`}>
      <summary>
        <h2 className="h4">{panel.title}</h2>
        <span className={styles['state']} data-tone="good">
          {calm}
          <Icon of={chevronDownIcon} size="sm" />
        </span>
      </summary>
      {panel.aside}
      {panel.children}
    </details>
  );
};
