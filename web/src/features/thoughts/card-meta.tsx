import type { ThoughtCard } from '@ecrin/contracts/thought.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { lockIcon, pinIcon } from '@ecrin/ui/icon/icons.ts';
import { Unseen } from '@ecrin/ui/unseen/unseen.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { thoughtsMessages as messages } from './thoughts.messages.ts';
import { useLength } from './use-length.ts';
import { vocabularyMessages as vocabulary } from './vocabulary.messages.ts';

const Sign = ({ of, children }: { of: typeof pinIcon; children: ReactNode }) => <><Icon of={of} size="xs" /><Unseen>{children}</Unseen></>;

/** What stands beside the time: the mood and what was chosen, or how long a voice is while nothing is known yet. */
export const useCardMeta = ({ mood, category, status, pinned, private: isPrivate, audio, title }: ThoughtCard): readonly ReactNode[] => {
  const { formatMessage } = useIntl();
  const length = useLength();
  const duration = audio?.durationMs ?? null;
  return [
    title === null && duration !== null && formatMessage(messages.spoken, { duration: length(duration).shown }),
    mood && formatMessage(vocabulary.mood, { mood }),
    category && formatMessage(vocabulary.category, { category }),
    status && status !== 'neutral' && formatMessage(vocabulary.status, { status }),
    pinned && <Sign of={pinIcon}><FormattedMessage {...messages.pinned} /></Sign>,
    isPrivate && <Sign of={lockIcon}><FormattedMessage {...messages.private} /></Sign>,
  ].filter(Boolean);
};
