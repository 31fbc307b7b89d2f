import { StatusDot } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { standingOf, type ServiceStanding } from '#lib/work/service-standing.ts';
import { useCountWorkQuery } from '#lib/work/work-counts.api.ts';
import { useGetServiceStateQuery } from './service.api.ts';

const tones = { moving: 'good', late: 'warning', stopped: 'bad' } as const;

/** The standing of the service, in the words of the panel it stands in; nothing until it is known. */
export const StandingStatus = ({
  words,
}: Readonly<{ words: Readonly<Record<ServiceStanding, MessageDescriptor>> }>) => {
  const { formatMessage } = useIntl();
  const { data: state } = useGetServiceStateQuery();
  const { data: counts } = useCountWorkQuery();
  if (!state || !counts) return null;
  const standing = standingOf(state.ready, counts);
  return <StatusDot tone={tones[standing]}>{formatMessage(words[standing])}</StatusDot>;
};
