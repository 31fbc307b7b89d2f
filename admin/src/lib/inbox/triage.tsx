import { isPlainKey, pressShortcut } from '@ecrin/browser/keys/plain-key.ts';
import type { ItemHolder } from '@ecrin/contracts/inbox/assignment.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import { backLook } from '@ecrin/ui/page/page.tsx';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useGrowth } from '../list/use-shown-pages.ts';
import { useKeyHints } from '../page/use-key-hints.ts';
import { RowAssignment } from './assignment.tsx';
import { inboxMessages as messages } from './inbox.messages.ts';
import { neighbourOf } from './neighbour.ts';
import { useAge } from './use-age.ts';
import styles from './triage.module.css';

/** `path`: of the item in the API, where it is assigned. `since`: how long it has been so; `late`: for too long. */
export type QueueItem = Readonly<{
  id: string;
  href: string;
  icon: IconShape;
  title: string;
  detail: string;
  since: string;
  late: boolean;
  path: string;
  holder: ItemHolder;
  canAssign: boolean;
}>;

/** In the history of whoever came to an item by passing over it, not by opening it. */
export type Walked = Readonly<{ walked?: true }>;

const QueueLink = ({ item, chosen }: Readonly<{ item: QueueItem; chosen: boolean }>) => {
  const age = useAge();
  return (
    <Link href={item.href} {...(chosen ? { 'aria-current': 'true' as const } : {})}>
      <Icon of={item.icon} size="sm" />
      <span>
        <b>{item.title}</b>
        <small>{item.detail}</small>
      </span>
      <time className={styles['age']} dateTime={item.since} data-late={item.late || undefined}>
        {age(item.since)}
      </time>
    </Link>
  );
};

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Where in the list the chosen one is, or was before a decision took it out. */
const useChosenPlace = (items: readonly QueueItem[], chosenId: string | null) => {
  const at = useRef(0);
  const found = items.findIndex(({ id }) => id === chosenId);
  useEffect(() => {
    if (found !== -1) at.current = found;
  }, [found]);
  return at;
};

/** Next and previous by J and K or the arrows, acts by the letter on their button, all while the focus is in here; one types undisturbed. */
const useKeys = (items: readonly QueueItem[], chosenId: string | null) => {
  const [, navigate] = useLocation();
  const at = useChosenPlace(items, chosenId);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!isPlainKey(event.nativeEvent)) return;
    const step = steps[event.key];
    const next = step && neighbourOf(items, { chosenId, at: at.current }, step);
    if (next) navigate(next.href, { replace: true, state: { walked: true } satisfies Walked });
    if (next || pressShortcut(event.currentTarget, event.key)) event.preventDefault();
  };
};

/** The focus follows what is shown, so that the next key acts on it. */
const useFocusOnShown = (shown: string | null) => {
  const detail = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) detail.current?.focus();
    last.current = shown;
  }, [shown]);
  return detail;
};

type TriageProps = Readonly<{
  label: string;
  items: readonly QueueItem[];
  /** What is shown beside the list; closed: without its words. */
  chosenId: string | null;
  isClosed: boolean;
  /** Whether the address names it: on a phone only then it replaces the list. */
  opened: boolean;
  listHref: string;
  onMore: (() => void) | null;
  children: ReactNode;
}>;

/** The queue, and the keys that walk it. */
const Column = ({ label, items, chosenId, onMore }: Pick<TriageProps, 'label' | 'items' | 'chosenId' | 'onMore'>) => {
  const { formatMessage } = useIntl();
  const keysId = useId();
  const hasHints = useKeyHints();
  const showMore = useGrowth(items.length, onMore);
  return (
    <div className={styles['column']}>
      <ul
        className={styles['list']}
        aria-label={label}
        aria-keyshortcuts="J K"
        {...(hasHints && { 'aria-describedby': keysId })}
      >
        {items.map((item) => (
          <li key={item.id}>
            <QueueLink item={item} chosen={item.id === chosenId} />
            {item.canAssign && <RowAssignment path={item.path} holder={item.holder} title={item.title} />}
          </li>
        ))}
      </ul>
      {hasHints && (
        <p className="xs dim" id={keysId}>
          {formatMessage(messages.keys)}
        </p>
      )}
      {showMore && (
        <span className={styles['more']}>
          <Button onClick={showMore}>{formatMessage(messages.more)}</Button>
        </span>
      )}
    </div>
  );
};

/** A queue and what is chosen in it: side by side, on a phone one after the other. */
export const Triage = ({ label, items, chosenId, isClosed, opened, listHref, onMore, children }: TriageProps) => {
  const onKeyDown = useKeys(items, chosenId);
  const detail = useFocusOnShown(isClosed ? `${chosenId} closed` : chosenId);
  return (
    <div
      className={styles['triage']}
      data-opened={opened || undefined}
      data-keeps-focus
      onKeyDown={onKeyDown}
      role="presentation"
    >
      <Column label={label} items={items} chosenId={chosenId} onMore={onMore} />
      <div className={styles['beside']} ref={detail} tabIndex={-1}>
        <p className={styles['back']}>
          <Link href={listHref} {...backLook}>
            <Icon of={chevronLeftIcon} size="sm" />
            {label}
          </Link>
        </p>
        {children}
      </div>
    </div>
  );
};
