import type { ReadyOrbRow } from '@ecrin/contracts/orb/ready-orb.ts';
import { StatusDot, type StatusTone } from '@ecrin/ui/status-dot/status-dot.tsx';
import { FormattedMessage } from 'react-intl';
import { isFragile } from './orb-figures.ts';
import { orbsMessages as messages } from './orbs.messages.ts';

type Of = Readonly<{ orb: Pick<ReadyOrbRow, 'status' | 'languages' | 'usage'> }>;

/** What is most worth knowing: it is not offered, its contract often breaks, a language is missing, or all is well. */
export const standingOf = ({ orb }: Of): string => {
  if (orb.status !== 'published') return orb.status;
  if (isFragile(orb)) return 'fragile';
  return orb.languages.length < 2 ? `without_${orb.languages[0] === 'fr' ? 'en' : 'fr'}` : 'published';
};

const toneOf = (standing: string): StatusTone => {
  if (standing === 'published') return 'good';
  return standing === 'fragile' || standing.startsWith('without') ? 'warning' : 'none';
};

export const OrbStatus = ({ orb }: Of) => {
  const standing = standingOf({ orb });
  return (
    <StatusDot tone={toneOf(standing)}>
      <FormattedMessage {...messages.standing} values={{ standing }} />
    </StatusDot>
  );
};
