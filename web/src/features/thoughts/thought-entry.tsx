import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { Entry, Tag } from '@ecrin/ui/entry/entry.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { playIcon } from '@ecrin/ui/icon/icons.ts';
import { clockTime } from '@ecrin/ui/playback/clock-time.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTime, formatDateAndTime } from '#lib/time/date-format.ts';
import { CardBody } from './card-body.tsx';
import { useCardMeta } from './card-meta.tsx';
import { CardReceipts } from './card-receipts.tsx';
import { cardTitleOf } from './card-title.ts';
import { CardVoice } from './card-voice.tsx';
import { entryStateOf } from './entry-state.ts';
import { FileButton } from './file-button.tsx';
import { useIsLeaving } from './leaving.ts';
import { thoughtsMessages as messages } from './thoughts.messages.ts';
import styles from './thought-entry.module.css';

const HitAt = ({ thoughtId, seconds }: { thoughtId: string; seconds: number }) => {
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

const Foot = ({ card, title }: { card: FoundThought; title: string }) => {
  const seconds = card.hit?.seconds ?? [];
  const under = !['ready', 'nothing-said'].includes(entryStateOf(card).is);
  return (
    <>
      {seconds.map((second) => (
        <HitAt key={second} thoughtId={card.thoughtId} seconds={second} />
      ))}
      {card.audio && seconds.length === 0 && <CardVoice thoughtId={card.thoughtId} audio={card.audio} />}
      {under && <CardReceipts card={card} />}
      {card.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      <FileButton card={card} title={title} />
    </>
  );
};

/** A thought in a list. `dated`: under a month, where the day is not in the heading. */
export const ThoughtEntry = ({ card, dated = false }: { card: FoundThought; dated?: boolean }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const title = cardTitleOf(card);
  const shown = 'text' in title ? title.text : formatMessage(title.sentence);
  const wordsInTitle = card.title === null && 'text' in title;
  return (
    <Entry
      mood={card.mood}
      instant={card.occurredAt}
      meta={useCardMeta(card)}
      pendingRemoval={useIsLeaving(card.thoughtId)}
      time={dated ? formatDateAndTime(language, card) : formatTime(language, card)}
      title={<Link href={`/app/thoughts/${card.thoughtId}`}>{shown}</Link>}
      titleInWords={'text' in title && title.by === 'person'}
      foot={<Foot card={card} title={shown} />}
    >
      <CardBody card={card} wordsInTitle={wordsInTitle} />
    </Entry>
  );
};
