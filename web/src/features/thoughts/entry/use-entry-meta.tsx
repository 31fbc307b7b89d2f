import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { lockIcon, pinIcon } from '@ecrin/ui/icon/icons.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { useFormatDuration } from '../playback/use-format-duration.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';

const FlagIcon = ({ of, children }: { of: typeof pinIcon; children: ReactNode }) => (
  <>
    <Icon of={of} size="xs" />
    <VisuallyHidden>{children}</VisuallyHidden>
  </>
);

/** Pinned and private are drawn, and read aloud. */
const flagIcons = ({ pinned, private: isPrivate }: ThoughtCard): readonly ReactNode[] => [
  pinned && (
    <FlagIcon key="pinned" of={pinIcon}>
      <FormattedMessage {...messages.pinned} />
    </FlagIcon>
  ),
  isPrivate && (
    <FlagIcon key="private" of={lockIcon}>
      <FormattedMessage {...messages.private} />
    </FlagIcon>
  ),
];

/** What stands beside the time: the mood and what was chosen, or how long a voice is while nothing is known yet. */
export const useEntryMeta = (card: ThoughtCard): readonly ReactNode[] => {
  const { formatMessage } = useIntl();
  const length = useFormatDuration();
  const { mood, category, status, title } = card;
  const durationMs = title === null ? card.audio?.durationMs : null;
  return [
    durationMs && formatMessage(messages.spoken, { duration: length(durationMs).shown }),
    mood && formatMessage(vocabulary.mood, { mood }),
    category && formatMessage(vocabulary.category, { category }),
    status && status !== 'neutral' && formatMessage(vocabulary.status, { status }),
    ...flagIcons(card),
  ].filter(Boolean);
};
