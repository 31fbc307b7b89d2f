import type { ThoughtCard, FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { Entry, Tag } from '@ecrin/ui/entry/entry.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { playIcon } from '@ecrin/ui/icon/icons.ts';
import { InlinePlayer } from '@ecrin/ui/inline-player/inline-player.tsx';
import { clockTime } from '@ecrin/ui/playback/clock-time.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { formatTime, formatDateAndTime } from '#lib/time/date-format.ts';
import { useChoosing } from '../choosing/choosing.ts';
import { FileThoughtButton } from '../filing/file-thought-button.tsx';
import { useOpenedFromHere } from '../list/opened-from.ts';
import { useFormatDuration } from '../playback/use-format-duration.ts';
import { useThoughtPlayback } from '../playback/use-thought-playback.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { CutByHand } from './cut-by-hand.tsx';
import { EntryBody } from './entry-body.tsx';
import { EntryPictures } from './entry-pictures.tsx';
import { entryState } from './entry-state.ts';
import { flagIcons } from './flag-icons.tsx';
import { FoundText } from './found-text.tsx';
import { useRemoval } from './pending-removals.ts';
import { ThoughtReceipts } from './thought-receipts.tsx';
import { hasTitle, thoughtTitle } from './thought-title.ts';
import { useShownTitle } from './use-shown-title.ts';
import styles from './thought-entry.module.css';

/** Shown after the time: mood, category and status, or the length of a recording that has no title yet. */
const useEntryMeta = (card: ThoughtCard, note: ReactNode): readonly ReactNode[] => {
  const { formatMessage } = useIntl();
  const length = useFormatDuration();
  const { mood, category, status } = card;
  const durationMs = !hasTitle(card) ? card.audio?.durationMs : null;
  return [
    durationMs && formatMessage(messages.spoken, { duration: length(durationMs).shown }),
    mood && formatMessage(vocabulary.mood, { mood }),
    category && formatMessage(vocabulary.category, { category }),
    status && status !== 'neutral' && formatMessage(vocabulary.status, { status }),
    ...flagIcons(card),
    note,
  ].filter(Boolean);
};

const EntryPlayer = ({ card, audio }: { card: ThoughtCard; audio: NonNullable<ThoughtCard['audio']> }) => {
  const { formatMessage } = useIntl();
  const { peaks, durationMs } = audio;
  const length = useFormatDuration()(durationMs ?? 0).spoken;
  const labels = {
    play: formatMessage(messages.listen, { length }),
    pause: formatMessage(messages.pause),
    failed: formatMessage(messages.soundFailed),
  };
  return <InlinePlayer playback={useThoughtPlayback(card)} peaks={peaks} durationMs={durationMs} labels={labels} />;
};

const AudioHitLink = ({ thoughtId, seconds }: { thoughtId: string; seconds: number }) => {
  const { formatMessage } = useIntl();
  const length = clockTime(seconds * 1000);
  const state = useOpenedFromHere();
  return (
    <Link
      href={`/app/thoughts/${thoughtId}?at=${seconds}`}
      state={state}
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
      {card.audio && !card.audio.erasedAt && seconds.length === 0 && <EntryPlayer card={card} audio={card.audio} />}
      {under && <ThoughtReceipts card={card} />}
      {card.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      <FileThoughtButton card={card} title={title} />
    </>
  );
};

const TitleLink = ({ card, shown, marked }: { card: FoundThought; shown: string; marked: boolean }) => {
  const state = useOpenedFromHere();
  return (
    <Link href={`/app/thoughts/${card.thoughtId}`} state={state} data-row>
      {marked && card.hit ? <FoundText text={shown} words={card.hit.words} /> : shown}
    </Link>
  );
};

/** Read, or not to be read, and without a mood: nothing will come that could take the place of a person's own. */
const isRough = (card: FoundThought) => card.mood === null && entryState(card).is === 'ready';

type EntryProps = { card: FoundThought; dated?: boolean; note?: ReactNode; under?: ReactNode };

/** A thought in a list. `dated`: where the day is not in the heading. `note`: after the mood and the like. `under`: below everything else. */
export const ThoughtEntry = ({ card, dated = false, note, under }: EntryProps) => {
  const { language } = useLanguage();
  const title = thoughtTitle(card);
  const shown = useShownTitle(card);
  const wordsInTitle = !hasTitle(card) && 'text' in title;
  return (
    <Entry
      {...useChoosing(card, shown)}
      cut={isRough(card) && <CutByHand card={card} />}
      mood={card.mood}
      instant={card.occurredAt}
      meta={useEntryMeta(card, note)}
      pendingRemoval={useRemoval(card.thoughtId) !== null}
      time={dated ? formatDateAndTime(language, card) : formatTime(language, card)}
      title={<TitleLink card={card} shown={shown} marked={wordsInTitle} />}
      titleInWords={'text' in title && title.by === 'person'}
      foot={<EntryFooter card={card} title={shown} />}
      under={under}
    >
      <EntryBody card={card} wordsInTitle={wordsInTitle} />
      <EntryPictures thoughtId={card.thoughtId} pictures={card.pictures} />
    </Entry>
  );
};
