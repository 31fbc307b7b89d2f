import { Entry } from '@ecrin/ui/entry/entry.tsx';
import { ProgressSteps } from '@ecrin/ui/progress-steps/progress-steps.tsx';
import { useIntl, type IntlShape } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import type { OutboxItem } from '#lib/outbox/outbox.ts';
import { formatTime } from '#lib/time/date-format.ts';
import { useFormatDuration } from '../playback/use-format-duration.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { DevicePictures } from './entry-pictures.tsx';

const receiptSteps = {
  waiting: [
    { step: 'device', state: 'done' },
    { step: 'received', state: 'todo' },
  ],
  refused: [{ step: 'device', state: 'done' }],
  sending: [
    { step: 'device', state: 'done' },
    { step: 'received', state: 'now' },
  ],
  received: [
    { step: 'device', state: 'done' },
    { step: 'received', state: 'done' },
  ],
} as const;

const titleOf = ({ content, pictures, appendTo }: OutboxItem, formatMessage: IntlShape['formatMessage']) => {
  if (content) return content;
  if (pictures) return formatMessage(messages.pictures);
  return formatMessage(appendTo === undefined ? messages.deviceRecording : messages.appendedRecording);
};

/** A thought that is only on this device. The reason of a refusal is shown below the field, with its actions. */
export const OutboxEntry = ({ item }: { item: OutboxItem }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const length = useFormatDuration();
  const spoken =
    item.durationMs !== undefined && formatMessage(messages.spoken, { duration: length(item.durationMs).shown });
  const receipts = receiptSteps[item.state].map(({ step, state }) => ({
    state,
    label: formatMessage(messages.receipt, { step, state }),
  }));
  return (
    <Entry
      mood={null}
      instant={item.occurredAt}
      time={formatTime(language, item)}
      titleInWords={Boolean(item.content)}
      meta={[spoken, item.state !== 'received' && formatMessage(messages.onThisDevice)].filter(Boolean)}
      title={titleOf(item, formatMessage)}
      foot={<ProgressSteps name={formatMessage(messages.receipts)} steps={receipts} />}
    >
      {item.pictures && <DevicePictures thoughtId={item.thoughtId} count={item.pictures.length} />}
      {item.state === 'waiting' && (
        <p className="sm dim">
          {formatMessage(item.appendTo === undefined ? messages.willLeave : messages.willLeaveAppended)}
        </p>
      )}
    </Entry>
  );
};
