import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { Suspense, useState, type ComponentProps } from 'react';
import { ReservedHeight } from '#lib/page/reserved-height.tsx';
import { homePart } from '../home-part.ts';
import { storeStoneNote, storedStoneNote, notedThought } from './noted-stone.ts';
import type { StoneNote } from './stone-note.tsx';

const note = homePart<ComponentProps<typeof StoneNote>>(async () => (await import('./stone-note.tsx')).StoneNote);

/** What stands below a thought of home: once, under the first whose stone was cut, what that means. */
export const useStoneNote = (list: Parameters<typeof notedThought>[1]) => {
  const [kept, keep] = useState(storedStoneNote);
  const noted = notedThought(kept, list);
  const away = () => {
    storeStoneNote('over');
    keep('over');
  };
  return (card: FoundThought) =>
    card.thoughtId === noted && (
      <ReservedHeight name="stone-note">
        <Suspense fallback={null}>
          <note.Screen card={card} day={list.today} onAway={away} />
        </Suspense>
      </ReservedHeight>
    );
};
