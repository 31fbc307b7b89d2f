import { Button } from '@ecrin/ui/button/button.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useIntl } from 'react-intl';
import { useSecondsUntil } from '../time/clock.ts';
import { proofMessages as messages } from './proof.messages.ts';

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type ResendButtonProps = Readonly<{ /** ms since 1970. */ allowedAt: number; onResend: () => void }>;

/** Counts down for the eye only; a screen reader hears that one may ask again once that is so. */
export const ResendButton = ({ allowedAt, onResend }: ResendButtonProps) => {
  const { formatMessage } = useIntl();
  const left = useSecondsUntil(allowedAt);
  const waiting = left > 0;
  return (
    <>
      <Button look="text" aria-disabled={waiting} onClick={() => !waiting && onResend()}>
        <span>
          {formatMessage(messages.resend)}{' '}
          {waiting && (
            <span className="num" aria-hidden="true">
              {formatMessage(messages.resendIn, { time: clockOf(left) })}
            </span>
          )}
        </span>
      </Button>
      <output aria-live="polite">
        <VisuallyHidden>{formatMessage(waiting ? messages.resendWait : messages.resendNow)}</VisuallyHidden>
      </output>
    </>
  );
};
