import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import type { MessageDescriptor } from 'react-intl';
import { withNonBreakingSpaces } from '#lib/i18n/non-breaking-spaces.ts';
import { entryStateOf, type EntryState } from './entry-state.ts';
import { thoughtsMessages as messages } from './thoughts.messages.ts';

const awaited: { readonly [Is in EntryState['is']]?: MessageDescriptor } = {
  transcribing: messages.transcribing,
  delayed: messages.waiting,
  failed: messages.failed,
  'nothing-said': messages.nothingSaid,
};

/** A title, by whom it is; else the words themselves; else what is awaited. `sentence` is a message of the application. */
export type CardTitle = Readonly<{ text: string; by: 'ai' | 'person' }> | Readonly<{ sentence: MessageDescriptor }>;

export const cardTitleOf = (card: ThoughtCard): CardTitle => {
  if (card.title !== null) return { text: withNonBreakingSpaces(card.title), by: card.titleBy ?? 'ai' };
  if (card.excerpt) return { text: withNonBreakingSpaces(card.excerpt), by: 'person' };
  return { sentence: awaited[entryStateOf(card).is] ?? messages.untitled };
};
