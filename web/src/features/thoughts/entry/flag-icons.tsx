import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { facetOffIcon, lockIcon, pinIcon } from '@ecrin/ui/icon/icons.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pinThoughtMessages } from '../flags.messages.ts';
import { thoughtsMessages } from '../thoughts.messages.ts';

const FlagIcon = ({ of, children }: { of: typeof pinIcon; children: ReactNode }) => (
  <>
    <Icon of={of} size="xs" />
    <VisuallyHidden>{children}</VisuallyHidden>
  </>
);

/** Pinned, private, without AI: an icon, and a word for screen readers. */
export const flagIcons = ({ pinned, private: isPrivate, withoutAi }: ThoughtCard): readonly ReactNode[] => [
  pinned && (
    <FlagIcon key="pinned" of={pinIcon}>
      <FormattedMessage {...pinThoughtMessages.pinned} />
    </FlagIcon>
  ),
  isPrivate && (
    <FlagIcon key="private" of={lockIcon}>
      <FormattedMessage {...thoughtsMessages.private} />
    </FlagIcon>
  ),
  withoutAi && (
    <FlagIcon key="withoutAi" of={facetOffIcon}>
      <FormattedMessage {...thoughtsMessages.withoutAi} />
    </FlagIcon>
  ),
];
