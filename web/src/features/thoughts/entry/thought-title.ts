import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import type { MessageDescriptor } from 'react-intl';
import { withNonBreakingSpaces } from '#lib/i18n/non-breaking-spaces.ts';
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

export const thoughtTitle = (card: ThoughtCard): ThoughtTitle => {
  if (card.title !== null) return { text: withNonBreakingSpaces(card.title), by: card.titleBy ?? 'ai' };
  if (card.excerpt) return { text: withNonBreakingSpaces(card.excerpt), by: 'person' };
  return { sentence: placeholderTitles[entryState(card).is] ?? messages.untitled };
};
