import type { BroadcastCard } from '@ecrin/contracts/broadcast/broadcast.ts';
import { StatusDot, type StatusTone } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useIntl } from 'react-intl';
import { communicationMessages as messages } from './communication.messages.ts';

const tones: Readonly<Record<BroadcastCard['state'], StatusTone>> = {
  draft: 'none',
  scheduled: 'warning',
  sending: 'warning',
  sent: 'good',
  shown: 'good',
  stopped: 'bad',
  ended: 'none',
};

/** Of what was stopped with how many had it. */
export const BroadcastState = ({ broadcast: { state, form, figures } }: { broadcast: BroadcastCard }) => {
  const { formatMessage } = useIntl();
  return (
    <StatusDot tone={tones[state]}>{formatMessage(messages.state, { state, form, count: figures.reached })}</StatusDot>
  );
};
