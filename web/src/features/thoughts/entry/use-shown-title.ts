import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { useIntl } from 'react-intl';
import { thoughtTitle } from './thought-title.ts';

/** What a thought is called in a list, and by what acts on it. */
export const useShownTitle = (card: ThoughtCard): string => {
  const { formatMessage } = useIntl();
  const title = thoughtTitle(card);
  return 'text' in title ? title.text : formatMessage(title.sentence);
};
