import { focusTitle } from '@ecrin/browser/navigation/navigation-focus.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useOutbox, type OutboxItem } from '#lib/outbox/outbox.ts';
import { ThoughtGroups } from '../list/thought-groups.tsx';
import { buildTimeline } from '../list/timeline.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import styles from './thought-screen.module.css';

/** The thought as long as this device keeps it, which is until the server's lists have it. null: they do, or this device never did. */
export const useThoughtOnDevice = (thoughtId: string): OutboxItem | null =>
  useOutbox().find((item) => item.thoughtId === thoughtId) ?? null;

/** Before the server has the thought it would say that there is none: it is not asked. */
export const isUnsent = (item: OutboxItem | null): item is OutboxItem => item !== null && item.state !== 'received';

/** Once the server has the thought its own title takes this one's place, and the focus with it. */
const focusNextTitle = () => {
  if (document.activeElement === document.body) focusTitle();
};

/** The page of a thought that has not left this device yet. */
export const ThoughtOnDevice = ({ item }: { item: OutboxItem }) => {
  const title = useIntl().formatMessage(messages.onThisDevice);
  usePageTitle(title);
  useEffect(() => focusNextTitle, []);
  return (
    <div className={styles['alone']}>
      <BackLink />
      <h1 tabIndex={-1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <ThoughtGroups items={buildTimeline([], [item])} by="day" open />
    </div>
  );
};
