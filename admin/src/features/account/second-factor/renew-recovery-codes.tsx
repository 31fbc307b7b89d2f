import { useRenewRecoveryCodesMutation } from '../account.api.ts';
import { PasswordProof } from './password-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The earlier codes are void once these are shown. */
export const RenewRecoveryCodes = ({ onClose }: { onClose: () => void }) => {
  const [renew, { data, isLoading, error }] = useRenewRecoveryCodesMutation();
  if (data) return <RecoveryCodes codes={data.recoveryCodes} onNoted={onClose} />;
  return (
    <PasswordProof
      busy={isLoading}
      problem={error}
      onProve={(password) => void renew({ password })}
      onCancel={onClose}
    />
  );
};
