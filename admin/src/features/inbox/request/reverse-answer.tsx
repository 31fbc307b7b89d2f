import { Button } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '#lib/acts/reason-dialog.tsx';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { answerMessages as messages } from './answer.messages.ts';
import { useReverseAnswerMutation } from './requests.api.ts';

/** Takes a decision back, with a reason that the client reads. */
export const ReverseAnswer = ({ requestId }: { requestId: string }) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [asking, setAsking] = useState(false);
  const [reverse, { isLoading, error }] = useReverseAnswerMutation();
  const send = async (reason: string) => {
    const result = await reverse({ requestId, body: { reason } });
    if (result.error) return;
    setAsking(false);
    showResult(result, formatMessage(messages.sentReversed));
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{formatMessage(messages.reverse)}</Button>
      {asking && (
        <ReasonDialog
          title={formatMessage(messages.reverse)}
          text={formatMessage(messages.reverseText)}
          confirmLabel={formatMessage(messages.reverse)}
          look="danger"
          busy={isLoading}
          problem={error}
          onClose={() => setAsking(false)}
          onConfirm={({ words }) => void send(words)}
        />
      )}
    </>
  );
};
