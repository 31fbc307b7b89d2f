import type { Provenance } from '@ecrin/contracts/thought/insights.ts';
import { MarginNote } from '@ecrin/ui/margin-note/margin-note.tsx';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useFindThoughtQuery } from '#features/thoughts/thought.api.ts';
import { keepStoneNote } from './noted-stone.ts';
import { stoneNoteMessages as messages } from './stone-note.messages.ts';

type ReadBy = Readonly<{ value: unknown; from: Provenance | null }>;
const isRead = (insight: ReadBy | undefined) => insight?.from?.by === 'ai' && insight.value !== null;

/** What a cut stone is, under the first one that was read; nothing where the person cut it. */
export const StoneNote = ({ thoughtId, day, onAway }: { thoughtId: string; day: string; onAway: () => void }) => {
  const { formatMessage } = useIntl();
  const { data } = useFindThoughtQuery(thoughtId);
  const shown = isRead(data?.insights.mood);
  useEffect(() => {
    if (shown) keepStoneNote({ day, thoughtId });
  }, [shown, day, thoughtId]);
  if (!data || !shown) return null;
  const { mood, title } = data.insights;
  return (
    <MarginNote away={{ label: formatMessage(messages.away), onAway }}>
      {formatMessage(messages.note, { mood: mood.value ?? '', title: String(isRead(title)) })}
    </MarginNote>
  );
};
