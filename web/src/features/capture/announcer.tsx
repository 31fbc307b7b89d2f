import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useIntl } from 'react-intl';
import { captureMessages as messages } from './capture.messages.ts';
import { useRecorder } from './recorder.ts';
import { useReceiptNews } from './use-receipt-news.ts';

const spoken = {
  'stored-on-device': messages.stored,
  received: messages.arrived,
  transcribing: messages.transcribing,
  analysing: messages.analysing,
  ready: messages.ready,
} as const;
const isSpoken = (status: string): status is keyof typeof spoken => status in spoken;

/** Reads aloud how the last recording fares, after the recorder is closed. */
export const Announcer = () => {
  const { formatMessage } = useIntl();
  const { status } = useRecorder();
  useReceiptNews();
  return (
    <output>
      <VisuallyHidden>{isSpoken(status) ? formatMessage(spoken[status]) : ''}</VisuallyHidden>
    </output>
  );
};
