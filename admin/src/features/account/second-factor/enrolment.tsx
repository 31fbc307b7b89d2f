import type { SecondFactorBegun } from '@ecrin/contracts/admin/admin.ts';
import { useState } from 'react';
import { useBeginSecondFactorMutation } from '../account.api.ts';
import { ConfirmCodeStep } from './confirm-code-step.tsx';
import { PasswordProof } from './password-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type EnrolmentProps = Readonly<{
  /** Started already, with the password just typed at sign-in. */
  begun?: SecondFactorBegun | null;
  /** The recovery codes are shown. */
  onCodes?: () => void;
  onDone: () => void;
  onCancel?: () => void;
}>;

/** Adding a second factor: the password, the QR code with a code to confirm it, the recovery codes. */
export const Enrolment = ({ begun: already = null, onCodes, onDone, onCancel }: EnrolmentProps) => {
  const [begin, { isLoading, error }] = useBeginSecondFactorMutation();
  const [begunHere, setBegun] = useState<SecondFactorBegun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begun = begunHere ?? already;
  const prove = async (password: string) => {
    const { data } = await begin({ password });
    if (data) setBegun(data);
  };
  const confirmed = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    onCodes?.();
  };
  if (codes) return <RecoveryCodes codes={codes} onNoted={onDone} />;
  if (begun) return <ConfirmCodeStep begun={begun} onConfirmed={confirmed} onCancel={onCancel} />;
  return (
    <PasswordProof busy={isLoading} problem={error} onProve={(password) => void prove(password)} onCancel={onCancel} />
  );
};
