import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { SecondFactorBegun } from '@ecrin/contracts/admin/admin.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { AuthFrame } from '#lib/page/auth-frame.tsx';
import { hasSignInPassword, takeSignInPassword } from '#lib/session/sign-in-password.ts';
import { useSignOut } from '#lib/session/use-sign-out.ts';
import { useBeginSecondFactorMutation } from '../account.api.ts';
import { Enrolment } from './enrolment.tsx';
import { secondFactorMessages as messages } from './second-factor.messages.ts';

/** A password that was just typed is not asked for again. `waiting` until that is known. */
const useBegunEnrolment = () => {
  const [begin] = useBeginSecondFactorMutation();
  const [state, setState] = useState<SecondFactorBegun | null | 'waiting'>(() =>
    hasSignInPassword() ? 'waiting' : null,
  );
  useEffect(() => {
    const password = takeSignInPassword();
    if (password !== null) void begin({ password }).then(({ data }) => setState(data ?? null));
  }, [begin]);
  return state;
};

/** A Super Admin cannot continue without a second factor. */
export const SecondFactorGate = ({ onDone }: { onDone: () => void }) => {
  const { formatMessage } = useIntl();
  const begun = useBegunEnrolment();
  const logOut = useSignOut();
  const [atCodes, setAtCodes] = useState(false);
  const title = formatMessage(atCodes ? messages.codesTitle : messages.gateTitle);
  usePageTitle(title);
  return (
    <AuthFrame title={title} text={formatMessage(atCodes ? messages.codesWhy : messages.gateText)}>
      {begun === 'waiting' ? (
        <Skeleton label={formatMessage(messages.preparing)} lines={[60, 94, 88]} />
      ) : (
        <Enrolment begun={begun} onCodes={() => setAtCodes(true)} onDone={onDone} />
      )}
      {!atCodes && (
        <Button look="text" onClick={() => void logOut()}>
          {formatMessage(messages.logOut)}
        </Button>
      )}
    </AuthFrame>
  );
};
