import { showToast } from '@ecrin/browser/page/toasts.ts';
import { hasPasskeys, makePasskey } from '@ecrin/browser/passkey/passkey-device.ts';
import { PasskeyRows } from '@ecrin/browser/passkey/passkey-rows.tsx';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useConfirmed } from '#lib/confirm/use-confirmed.tsx';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '#lib/session/passkeys.api.ts';
import { SignInMethodRow } from '../sign-in-methods/sign-in-method-row.tsx';
import { passkeyMessages as messages } from './passkeys.messages.ts';

type Recovery = 'password' | 'address' | 'other' | 'none';

/** How one gets in without the device; said before it is lost. */
const recoveryOf = ({ hasPassword, email, emailProved, phone, identities }: ClientProfile): Recovery => {
  if (hasPassword) return 'password';
  if (email !== null && emailProved) return 'address';
  return phone !== null || identities.length > 0 ? 'other' : 'none';
};

const useAddPasskey = () => {
  const { formatMessage } = useIntl();
  const [begin, beginning] = useBeginPasskeyMutation();
  const [finish, finishing] = useAddPasskeyMutation();
  const showResult = useResultFeedback();
  const { run, question } = useConfirmed();
  const add = async () => {
    const { data: options, error } = await run(() => begin());
    if (!options) {
      showResult({ error }, '');
      return;
    }
    const outcome = await makePasskey(options);
    if ('answer' in outcome) showResult(await finish(outcome.answer), formatMessage(messages.done));
    else if (outcome.stop !== 'cancelled') showToast({ tone: 'error', message: formatMessage(messages[outcome.stop]) });
  };
  return { add, question, busy: beginning.isLoading || finishing.isLoading };
};

/** The passkeys of the account. `offered`: browsers make them at this server's address. */
export const PasskeyMethod = ({ client, offered }: Readonly<{ client: ClientProfile; offered: boolean }>) => {
  const { formatMessage } = useIntl();
  const { add, question, busy } = useAddPasskey();
  const [rename] = useRenamePasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const showResult = useResultFeedback();
  return (
    <SignInMethodRow
      id="passkeys"
      title={formatMessage(messages.title)}
      text={
        <>
          <p className="sm dim">{formatMessage(messages.text)}</p>
          <p className="sm dim">{formatMessage(messages.recovery, { way: recoveryOf(client) })}</p>
        </>
      }
      acts={
        offered &&
        hasPasskeys() && (
          <Button busy={busy} onClick={() => void add()}>
            {formatMessage(messages.add)}
          </Button>
        )
      }
    >
      {client.passkeys.length > 0 && (
        <PasskeyRows
          passkeys={client.passkeys}
          messages={messages}
          onRename={async (passkeyId, name) =>
            showResult(await rename({ passkeyId, name }), formatMessage(messages.renamed))
          }
          onRemove={async (passkeyId) => showResult(await remove(passkeyId), formatMessage(messages.removed))}
        />
      )}
      {question}
    </SignInMethodRow>
  );
};
