import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { MarginNote } from '@ecrin/ui/margin-note/margin-note.tsx';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { thoughtTitle } from '#features/thoughts/entry/thought-title.ts';
import { useFindThoughtQuery } from '#features/thoughts/thought.api.ts';
import { storeStoneNote } from './noted-stone.ts';
import { stoneNoteMessages as messages } from './stone-note.messages.ts';

type NoteProps = Readonly<{ card: FoundThought; day: string; onAway: () => void }>;

/** What a cut stone is, under the first one that was read; nothing where the person cut it. */
export const StoneNote = ({ card, day, onAway }: NoteProps) => {
  const { formatMessage } = useIntl();
  const { thoughtId } = card;
  const { value, from } = useFindThoughtQuery(thoughtId).data?.insights.mood ?? { value: null, from: null };
  const mood = from?.by === 'ai' ? value : null;
  useEffect(() => {
    if (mood) storeStoneNote({ day, thoughtId });
  }, [mood, day, thoughtId]);
  if (!mood) return null;
  const title = thoughtTitle(card);
  const isTitleRead = 'text' in title && title.by === 'ai';
  return (
    <MarginNote away={{ label: formatMessage(messages.away), onAway }}>
      {formatMessage(messages.note, { mood, title: String(isTitleRead) })}
    </MarginNote>
  );
};
