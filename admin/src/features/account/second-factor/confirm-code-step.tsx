import type { SecondFactorBegun } from '@ecrin/contracts/admin/admin.ts';
import { useIntl } from 'react-intl';
import { CodeForm } from '#lib/form/code-form.tsx';
import { useConfirmSecondFactorMutation } from '../account.api.ts';
import { QrCode } from './qr-code.tsx';
import { secondFactorMessages as messages } from './second-factor.messages.ts';
import { groupSecret } from './secret-groups.ts';
import styles from './second-factor.module.css';

type ConfirmCodeStepProps = Readonly<{
  begun: SecondFactorBegun;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel?: (() => void) | undefined;
}>;

/** For an authenticator: to scan, to type, or to open on this device. */
const SecretToScan = ({ secret, uri }: SecondFactorBegun) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['scan']}>
      <QrCode text={uri} label={formatMessage(messages.qr)} />
      <div className={styles['secret']}>
        <p className="sm">{formatMessage(messages.scan)}</p>
        <p className="xs dim">{formatMessage(messages.orType)}</p>
        <p className={styles['letters']} translate="no">
          {groupSecret(secret).map((group) => (
            <span key={group.at}>{group.letters}</span>
          ))}
        </p>
        <p className={styles['here']}>
          <a href={uri} className="link sm">
            {formatMessage(messages.openApp)}
          </a>
        </p>
      </div>
    </div>
  );
};

/** The secret as a QR code and as text; the first code proves that the authenticator has it. */
export const ConfirmCodeStep = ({ begun: { secret, uri }, onConfirmed, onCancel }: ConfirmCodeStepProps) => {
  const { formatMessage } = useIntl();
  const [confirm, { isLoading, error }] = useConfirmSecondFactorMutation();
  const send = async (code: string) => {
    const { data, error: refused } = await confirm({ code });
    if (data) onConfirmed(data.recoveryCodes);
    return refused;
  };
  return (
    <div className={styles['step']}>
      <SecretToScan secret={secret} uri={uri} />
      <CodeForm
        label={formatMessage(messages.code)}
        send={formatMessage(messages.confirm)}
        busy={isLoading}
        problem={error}
        onCode={send}
        onCancel={onCancel}
      />
    </div>
  );
};
