import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useRemoveSecondFactorMutation } from '../account.api.ts';
import { PasswordProof } from './password-proof.tsx';
import { secondFactorMessages as messages } from './second-factor.messages.ts';

export const RemoveSecondFactor = ({ onClose }: { onClose: () => void }) => {
  const [remove, { isLoading, error }] = useRemoveSecondFactorMutation();
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const send = async (password: string) => {
    if ((await remove({ password })).error) return;
    showResult({}, formatMessage(messages.removed));
    onClose();
  };
  return (
    <PasswordProof busy={isLoading} problem={error} onProve={(password) => void send(password)} onCancel={onClose} />
  );
};
