import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInstallation } from '../session/installation.ts';
import { useProveEmailMutation, useResendCodeMutation } from '../session/sign-in-methods.api.ts';
import { secondsAhead } from '../time/clock.ts';
import { CodeStep, ResendButton } from './code-step.tsx';
import { proofMessages as messages } from './proof.messages.ts';

/** The least time between two codes, in s. */
const resendAfter = 60;
export const bold = { b: (parts: ReactNode) => <b>{parts}</b> };

type EmailProofProps = Readonly<{
  email: string;
  /** The code was sent just now. */ justSent?: boolean;
  onProved?: () => void;
}>;

/** The six digits of the mail, typed by the signed-in person. */
export const EmailProof = ({ email, justSent = false, onProved }: EmailProofProps) => {
  const { formatMessage } = useIntl();
  const [allowedAt, setAllowedAt] = useState(() => (justSent ? secondsAhead(resendAfter) : 0));
  const [proveEmail, { isLoading, error }] = useProveEmailMutation();
  const [resend] = useResendCodeMutation();
  const { mail } = useInstallation();
  const prove = async (code: string) => {
    const answer = await proveEmail({ code });
    if (!answer.error) onProved?.();
    return answer;
  };
  /** The outcome is ignored: the server answers the same in every case. */
  const again = () => {
    setAllowedAt(secondsAhead(resendAfter));
    void resend();
    showToast({ tone: 'info', message: formatMessage(messages.resent, { sent: mail }) });
  };
  return (
    <CodeStep
      to={<FormattedMessage {...messages.sentTo} values={{ ...bold, email, mail }} />}
      prove={{ run: prove, busy: isLoading, problem: error }}
      alternatives={<ResendButton allowedAt={allowedAt} sends={mail} onResend={again} />}
    />
  );
};
