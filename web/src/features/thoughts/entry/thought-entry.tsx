import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { Entry, Tag } from '@ecrin/ui/entry/entry.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { playIcon } from '@ecrin/ui/icon/icons.ts';
import { clockTime } from '@ecrin/ui/playback/clock-time.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTime, formatDateAndTime } from '#lib/time/date-format.ts';
import { FileThoughtButton } from '../filing/file-thought-button.tsx';
import { EntryPlayer } from '../playback/entry-player.tsx';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { EntryBody } from './entry-body.tsx';
import { entryState } from './entry-state.ts';
import { useIsPendingRemoval } from './pending-removals.ts';
import { ThoughtReceipts } from './thought-receipts.tsx';
import { thoughtTitle } from './thought-title.ts';
import { useEntryMeta } from './use-entry-meta.tsx';
import styles from './thought-entry.module.css';

const AudioHitLink = ({ thoughtId, seconds }: { thoughtId: string; seconds: number }) => {
  const { formatMessage } = useIntl();
  const length = clockTime(seconds * 1000);
  return (
    <Link
      href={`/app/thoughts/${thoughtId}?at=${seconds}`}
      className={styles['hit']}
      aria-label={formatMessage(messages.listenAt, { length })}
    >
      <Icon of={playIcon} size="xs" />
      {length}
    </Link>
  );
};

const EntryFooter = ({ card, title }: { card: FoundThought; title: string }) => {
  const seconds = card.hit?.seconds ?? [];
  const under = !['ready', 'nothing-said'].includes(entryState(card).is);
  return (
    <>
      {seconds.map((second) => (
        <AudioHitLink key={second} thoughtId={card.thoughtId} seconds={second} />
      ))}
      {card.audio && seconds.length === 0 && <EntryPlayer thoughtId={card.thoughtId} audio={card.audio} />}
      {under && <ThoughtReceipts card={card} />}
      {card.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      <FileThoughtButton card={card} title={title} />
    </>
  );
};

/** A thought in a list. `dated`: under a month, where the day is not in the heading. */
export const ThoughtEntry = ({ card, dated = false }: { card: FoundThought; dated?: boolean }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const title = thoughtTitle(card);
  const shown = 'text' in title ? title.text : formatMessage(title.sentence);
  const wordsInTitle = card.title === null && 'text' in title;
  return (
    <Entry
      mood={card.mood}
      instant={card.occurredAt}
      meta={useEntryMeta(card)}
      pendingRemoval={useIsPendingRemoval(card.thoughtId)}
      time={dated ? formatDateAndTime(language, card) : formatTime(language, card)}
      title={<Link href={`/app/thoughts/${card.thoughtId}`}>{shown}</Link>}
      titleInWords={'text' in title && title.by === 'person'}
      foot={<EntryFooter card={card} title={shown} />}
    >
      <EntryBody card={card} wordsInTitle={wordsInTitle} />
    </Entry>
  );
};
