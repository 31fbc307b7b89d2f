import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { wordsOf } from '@ecrin/domain/text/search-words.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import type { MessageDescriptor } from 'react-intl';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { entryState, type EntryState } from './entry-state.ts';

const placeholderTitles: { readonly [Is in EntryState['is']]?: MessageDescriptor } = {
  transcribing: messages.transcribing,
  delayed: messages.waiting,
  failed: messages.failed,
  'nothing-said': messages.nothingSaid,
};

/** A title with its author; else the words themselves; else a state. `sentence` is a message of the application. */
export type ThoughtTitle = Readonly<{ text: string; by: 'ai' | 'person' }> | Readonly<{ sentence: MessageDescriptor }>;

/** A found title that only repeats words which are shown below it says nothing; one the person typed is theirs. */
export const hasTitle = ({ title, titleBy, excerpt }: Pick<ThoughtCard, 'title' | 'titleBy' | 'excerpt'>): boolean =>
  title !== null && (titleBy === 'person' || !comparable(excerpt ?? '').includes(comparable(title)));

const comparable = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ word }) => word)
    .join(' ')} `;

export const thoughtTitle = (card: ThoughtCard): ThoughtTitle => {
  if (card.title !== null && hasTitle(card))
    return { text: withFrenchTypography(card.title), by: card.titleBy ?? 'ai' };
  if (card.excerpt) return { text: withFrenchTypography(card.excerpt), by: 'person' };
  const untitled = card.pictures?.length > 0 ? messages.pictures : messages.untitled;
  return { sentence: placeholderTitles[entryState(card).is] ?? untitled };
};
