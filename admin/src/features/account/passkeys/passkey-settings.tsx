import { showToast } from '@ecrin/browser/page/toasts.ts';
import { hasPasskeys, makePasskey } from '@ecrin/browser/passkey/passkey-device.ts';
import { PasskeyRows } from '@ecrin/browser/passkey/passkey-rows.tsx';
import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { passkeyMessages as messages } from '#lib/passkey/passkey.messages.ts';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '#lib/passkey/passkeys.api.ts';
import { PasswordProof } from '../second-factor/password-proof.tsx';
import styles from '../account.module.css';

/** The password, then the device. */
const AddPasskey = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const [begin, beginning] = useBeginPasskeyMutation();
  const [finish, finishing] = useAddPasskeyMutation();
  const showResult = useResultFeedback();
  const add = async (password: string) => {
    const { data: options } = await begin({ password });
    if (!options) return;
    const outcome = await makePasskey(options);
    if ('answer' in outcome) showResult(await finish(outcome.answer), formatMessage(messages.done));
    else if (outcome.stop !== 'cancelled') showToast({ tone: 'error', message: formatMessage(messages[outcome.stop]) });
    onClose();
  };
  return (
    <div className={styles['form']}>
      <PasswordProof
        busy={beginning.isLoading || finishing.isLoading}
        problem={beginning.error}
        onProve={(password) => void add(password)}
        onCancel={onClose}
      />
    </div>
  );
};

const Rows = ({ passkeys }: Pick<AdminProfile, 'passkeys'>) => {
  const { formatMessage } = useIntl();
  const [rename] = useRenamePasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const showResult = useResultFeedback();
  return (
    <PasskeyRows
      passkeys={passkeys}
      messages={messages}
      onRename={async (passkeyId, name) =>
        showResult(await rename({ passkeyId, name }), formatMessage(messages.renamed))
      }
      onRemove={async (passkeyId) => showResult(await remove(passkeyId), formatMessage(messages.removed))}
    />
  );
};

/** The own passkeys. They can still be seen and removed where browsers make none. */
export const PasskeySettings = ({ admin }: { admin: AdminProfile }) => {
  const { formatMessage } = useIntl();
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { passkeys, passkeysOffered, hasAuthenticator } = admin;
  const canAdd = passkeysOffered && hasPasskeys();
  if (!canAdd && passkeys.length === 0) return null;
  const close = () => {
    setAdding(false);
    opener.current?.focus();
  };
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <div>
          <h2 className="h4">{formatMessage(messages.title)}</h2>
          <p className="sm dim">{formatMessage(messages.text)}</p>
          <p className="sm dim">{formatMessage(messages.recovery, { way: hasAuthenticator ? 'code' : 'none' })}</p>
        </div>
        {canAdd && (
          <Button ref={opener} aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {formatMessage(messages.add)}
          </Button>
        )}
      </div>
      {adding && <AddPasskey onClose={close} />}
      <Rows passkeys={passkeys} />
    </section>
  );
};
