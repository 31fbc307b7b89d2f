import { useResultFeedback } from '#lib/api/use-result-feedback.ts';
import { useRemoveSecondFactorMutation } from '../account.api.ts';
import { PasswordProof } from './password-proof.tsx';
import { secondFactorMessages as messages } from './second-factor.messages.ts';

export const RemoveSecondFactor = ({ onClose }: { onClose: () => void }) => {
  const [remove, { isLoading, error }] = useRemoveSecondFactorMutation();
  const tell = useResultFeedback();
  const send = async (password: string) => {
    if ((await remove({ password })).error) return;
    tell({}, messages.removed);
    onClose();
  };
  return (
    <PasswordProof busy={isLoading} problem={error} onProve={(password) => void send(password)} onCancel={onClose} />
  );
};
