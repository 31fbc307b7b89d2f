import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { OpenableThoughts } from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '#lib/panel/panel.tsx';
import {
  useCloseExceptionalAccessMutation,
  useListOpenableThoughtsInfiniteQuery,
  type AccessOf,
} from './exceptional-access.api.ts';
import { exceptionalAccessMessages as messages } from './exceptional-access.messages.ts';
import { OpenedThought } from './opened-thought.tsx';
import { minutesAndSeconds, useTimeLeft } from './use-time-left.ts';
import styles from './exceptional-access.module.css';

type CountdownProps = Readonly<{ access: AccessOf; left: number; onClosed: () => void }>;

const Countdown = ({ access, left, onClosed }: CountdownProps) => {
  const { formatMessage } = useIntl();
  const [close, { isLoading }] = useCloseExceptionalAccessMutation();
  const closeNow = async () => {
    const { error } = await close(access);
    if (!error) onClosed();
  };
  return (
    <div className={styles['count']}>
      <div>
        <strong role="timer">{formatMessage(messages.left, { left: minutesAndSeconds(left) })}</strong>
        <p className="sm">{formatMessage(messages.leftText)}</p>
      </div>
      <Button busy={isLoading} onClick={() => void closeNow()}>
        {formatMessage(messages.close)}
      </Button>
    </div>
  );
};

type RowProps = Readonly<{
  thought: OpenableThoughts['items'][number];
  chosen: boolean;
  onChoose: (thoughtId: string) => void;
}>;

const ThoughtRow = ({ thought: { thoughtId, kind, occurredAt, opened }, chosen, onChoose }: RowProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <li>
      <button type="button" onClick={() => onChoose(thoughtId)} {...(chosen && { 'aria-current': 'true' as const })}>
        <span>{formatMessage(messages[kind])}</span>
        <span className="sm dim">
          {opened.length > 0 && `${formatMessage(messages.opened)} · `}
          {shortDateTime(occurredAt, language)}
        </span>
      </button>
    </li>
  );
};

type ListProps = Readonly<{ access: AccessOf; chosen: string | null; onChoose: (thoughtId: string) => void }>;

const ThoughtsToOpen = ({ access, chosen, onChoose }: ListProps) => {
  const { formatMessage } = useIntl();
  const list = useListOpenableThoughtsInfiniteQuery(access);
  const pages = list.data?.pages ?? [];
  return (
    <Panel
      title={formatMessage(messages.thoughts, {
        total: pages[0]?.total ?? 0,
        exact: String(pages[0]?.totalIsExact ?? true),
      })}
    >
      <ul className={styles['list']}>
        {pages.flatMap(({ items }) =>
          items.map((thought) => (
            <ThoughtRow
              key={thought.thoughtId}
              thought={thought}
              chosen={thought.thoughtId === chosen}
              onChoose={onChoose}
            />
          )),
        )}
      </ul>
      {list.hasNextPage && (
        <Button look="text" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </Panel>
  );
};

/** On a phone it is above the list, perhaps far from what was chosen. */
const showWhere = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: 'nearest' });

type OpenContentProps = Readonly<{
  access: AccessOf & Readonly<{ expiresAt: string; now: string }>;
  onEnded: () => void;
}>;

/** While an access is open: how long still, the thoughts of the client, and the one that was opened. It all goes with the last second. */
export const OpenContent = ({ access: { clientId, accessId, ...span }, onEnded }: OpenContentProps) => {
  const { formatMessage } = useIntl();
  const left = useTimeLeft(span);
  const [chosen, setChosen] = useState<string | null>(null);
  const ended = left === 0;
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  if (ended) return null;
  const access = { clientId, accessId };
  return (
    <>
      <Countdown access={access} left={left} onClosed={onEnded} />
      <div className={styles['two']}>
        <ThoughtsToOpen access={access} chosen={chosen} onChoose={setChosen} />
        {chosen === null ? (
          <p className="dim">{formatMessage(messages.choose)}</p>
        ) : (
          <div ref={showWhere} key={chosen} className={styles['opened']}>
            <OpenedThought of={{ ...access, thoughtId: chosen }} />
          </div>
        )}
      </div>
    </>
  );
};
