import { useIntl } from 'react-intl';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { useFormatDuration } from '../playback/use-format-duration.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';

/** Recordings made for this thought that are still on this device. */
export const WaitingRecordings = ({ thoughtId }: { thoughtId: string }) => {
  const { formatMessage } = useIntl();
  const length = useFormatDuration();
  return useOutbox()
    .filter(({ kind, appendTo }) => kind === 'spoken' && appendTo === thoughtId)
    .map(({ thoughtId: own, durationMs, state }) => (
      <p key={own} className="sm dim">
        {formatMessage(messages.appendedRecording)}
        {durationMs !== undefined && ` (${length(durationMs).shown})`}
        {' · '}
        {formatMessage(state === 'waiting' ? messages.willLeaveAppended : messages.onThisDevice)}
      </p>
    ));
};
