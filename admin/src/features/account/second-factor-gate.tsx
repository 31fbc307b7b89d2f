import { usePageTitle } from '@ecrin/browser/page-title.ts';
import type { SecondFactorBegun } from '@ecrin/contracts/admin/admin.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Entrance } from '#lib/entrance.tsx';
import { hasFreshPassword, takeFreshPassword } from '#lib/fresh-password.ts';
import { useLogOut } from '#lib/use-log-out.ts';
import { useBeginSecondFactorMutation } from './account.api.ts';
import { Enrolment } from './enrolment.tsx';
import { secondFactorMessages as messages } from './second-factor.messages.ts';

/** Whoever has just typed their password is not asked for it again. `waiting` until that is settled. */
const useHeadStart = () => {
  const [begin] = useBeginSecondFactorMutation();
  const [state, setState] = useState<SecondFactorBegun | null | 'waiting'>(() =>
    hasFreshPassword() ? 'waiting' : null,
  );
  useEffect(() => {
    const password = takeFreshPassword();
    if (password !== null) void begin({ password }).then(({ data }) => setState(data ?? null));
  }, [begin]);
  return state;
};

/** A Super Admin goes no further without a second factor. */
export const SecondFactorGate = ({ onDone }: { onDone: () => void }) => {
  const { formatMessage } = useIntl();
  const begun = useHeadStart();
  const logOut = useLogOut();
  const [atCodes, setAtCodes] = useState(false);
  const title = formatMessage(atCodes ? messages.codesTitle : messages.gateTitle);
  usePageTitle(title);
  return (
    <Entrance title={title} text={formatMessage(atCodes ? messages.codesWhy : messages.gateText)}>
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
    </Entrance>
  );
};
