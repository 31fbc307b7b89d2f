import { isClientError } from '@ecrin/browser/api/problem.ts';
import { requiredFault, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import type { SecondFactorBegun } from '@ecrin/contracts/admin/admin.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { CodeField } from '@ecrin/ui/code-field/code-field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useFaultMessage } from '#lib/form/form.tsx';
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
  const faultOf = useFaultMessage();
  const [confirm, { isLoading, error }] = useConfirmSecondFactorMutation();
  const [digits, setDigits] = useState('');
  const [fault, setFault] = useState<FieldFault>();
  const send = async (code: string) => {
    setFault(requiredFault(code));
    if (code === '' || isLoading) return;
    const { data, error: refused } = await confirm({ code });
    if (data) onConfirmed(data.recoveryCodes);
    else if (isClientError(refused)) setDigits('');
  };
  return (
    <div className={styles['step']}>
      <SecretToScan secret={secret} uri={uri} />
      <Form
        send={formatMessage(messages.confirm)}
        busy={isLoading}
        problem={error}
        onSend={() => void send(digits)}
        aside={onCancel && <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>}
      >
        <CodeField
          label={formatMessage(messages.code)}
          name="code"
          value={digits}
          onChange={setDigits}
          onFull={(code) => void send(code)}
          error={faultOf(fault)}
        />
      </Form>
    </div>
  );
};
