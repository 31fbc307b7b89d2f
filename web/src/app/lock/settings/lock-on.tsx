import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { shieldLockIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { DeviceChoiceRow } from '#features/profile/settings/device-choice-row.tsx';
import { enrolDevice, offersDeviceUnlock } from '#lib/lock/device-unlock.ts';
import type { LockRecord } from '#lib/lock/lock-record.ts';
import { changeCode, changeDelay, changeDevice, turnOffLock } from '#lib/lock/lock.ts';
import { lockNow, unwatchLock } from '../watch-lock.ts';
import { CodeForm } from './code-form.tsx';
import { DelayChoice } from './delay-choice.tsx';
import { lockSettingsMessages as messages } from './lock-settings.messages.ts';
import styles from './lock-settings.module.css';

type LockOnProps = Readonly<{ userId: string; record: LockRecord; onChanged: () => void }>;

const useIsOffered = () => {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    offersDeviceUnlock().then(setOffered, () => undefined);
  }, []);
  return offered;
};

const DeviceRow = ({ record, onChanged }: Omit<LockOnProps, 'userId'>) => {
  const { formatMessage } = useIntl();
  const isOffered = useIsOffered();
  const turn = async (on: boolean) => {
    const device = on ? await enrolDevice(formatMessage(messages.deviceName)) : null;
    if (on && device === null) return showToast({ tone: 'error', message: formatMessage(messages.deviceFailed) });
    await changeDevice(device);
    return onChanged();
  };
  const texts = { title: messages.device, text: messages.deviceText, on: messages.on, off: messages.off };
  if (!isOffered && !record.device) return null;
  return <DeviceChoiceRow isOn={record.device !== undefined} onTurn={(on) => void turn(on)} messages={texts} />;
};

const ChangeCode = ({ onChanged }: Pick<LockOnProps, 'onChanged'>) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  if (!open) return <Button onClick={() => setOpen(true)}>{formatMessage(messages.change)}</Button>;
  return (
    <CodeForm
      send={formatMessage(messages.change)}
      onCode={async (code) => {
        await changeCode(code);
        showToast({ tone: 'done', message: formatMessage(messages.changed) });
        setOpen(false);
        onChanged();
      }}
    />
  );
};

const TurnOff = ({ onChanged }: Pick<LockOnProps, 'onChanged'>) => {
  const { formatMessage } = useIntl();
  const turnOff = async () => {
    unwatchLock();
    await turnOffLock();
    showToast({ tone: 'done', message: formatMessage(messages.turnedOff) });
    onChanged();
  };
  return (
    <ConfirmFirst
      title={formatMessage(messages.turnOffTitle)}
      text={formatMessage(messages.turnOffText)}
      cancelLabel={formatMessage(messages.stay)}
      confirmLabel={formatMessage(messages.turnOff)}
      onConfirm={() => void turnOff()}
    >
      {(ask) => <Button onClick={ask}>{formatMessage(messages.turnOff)}</Button>}
    </ConfirmFirst>
  );
};

/** A lock that is set. */
export const LockOn = ({ userId, record, onChanged }: LockOnProps) => {
  const { formatMessage } = useIntl();
  const choose = async (after: LockRecord['after']) => {
    await changeDelay(after);
    onChanged();
  };
  return (
    <>
      <div>
        <Button look="primary" onClick={() => lockNow(userId)}>
          <Icon of={shieldLockIcon} size="sm" />
          {formatMessage(messages.lockNow)}
        </Button>
      </div>
      <DelayChoice after={record.after} onChoose={(after) => void choose(after)} />
      <DeviceRow record={record} onChanged={onChanged} />
      <div className={styles['acts']}>
        <ChangeCode onChanged={onChanged} />
        <TurnOff onChanged={onChanged} />
      </div>
    </>
  );
};
