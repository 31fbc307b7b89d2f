import { Button } from '@ecrin/ui/button/button.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { focusFirstError, submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRequired } from '#lib/form/use-required.ts';
import { freeAttempts, pauseLeftMs } from '#lib/lock/attempts.ts';
import { bytesOfBase64 } from '#lib/lock/base64.ts';
import { deviceWrapping } from '#lib/lock/device-unlock.ts';
import { readAttempts, type LockRecord } from '#lib/lock/lock-record.ts';
import { keysFrom, unlockByCode } from '#lib/lock/lock.ts';
import type { OpenLock } from '#lib/lock/tab-channel.ts';
import { lockMessages as messages } from './lock.messages.ts';
import styles from './locked.module.css';

export type UnlockProps = Readonly<{ userId: string; record: LockRecord; onOpen: (open: OpenLock) => void }>;

const now = () => Date.now();
const secondMs = 1_000;

/** Seconds until another code may be tried; 0: now. */
const usePause = (userId: string) => {
  const left = () => Math.ceil(pauseLeftMs(readAttempts(userId), now()) / secondMs);
  const [seconds, setSeconds] = useState(left);
  const isPaused = seconds > 0;
  useEffect(() => {
    if (!isPaused) return undefined;
    const timer = setInterval(() => setSeconds(left()), secondMs);
    return () => clearInterval(timer);
  });
  return { seconds, look: () => setSeconds(left()) };
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** For a finger; a keyboard types into the field. */
const Pad = ({ onDigit, onErase }: Readonly<{ onDigit: (digit: string) => void; onErase: () => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles['pad']}>
      <legend className={styles['legend']}>{formatMessage(messages.pad)}</legend>
      {digits.map((digit) => (
        <button key={digit} type="button" data-digit={digit} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label={formatMessage(messages.erase)} onClick={onErase}>
        <Icon of={chevronLeftIcon} />
      </button>
    </fieldset>
  );
};

type DeviceProps = UnlockProps & Readonly<{ onFailed: () => void }>;

/** The device's own lock: a face, a finger. */
const ByDevice = ({ userId, record, onOpen, onFailed }: DeviceProps) => {
  const { formatMessage } = useIntl();
  const { device } = record;
  if (!device) return null;
  const ask = async () => {
    const wrapping = await deviceWrapping(device);
    const secret = wrapping && (await wrapping.unwrap(bytesOfBase64(device.wrapped)));
    const open = secret && (await keysFrom(userId, record, secret));
    return open ? onOpen(open) : onFailed();
  };
  return (
    <Button size="lg" block onClick={() => void ask()}>
      {formatMessage(messages.byDevice)}
    </Button>
  );
};

/** What stands under the field. */
const useFault = (seconds: number) => {
  const { formatMessage } = useIntl();
  const [fault, setFault] = useState<number | 'device' | null>(null);
  const said = () => {
    if (seconds > 0) return formatMessage(messages.paused, { seconds });
    if (fault === 'device') return formatMessage(messages.deviceFailed);
    return fault === null ? null : formatMessage(messages.wrong, { left: Math.max(0, freeAttempts - fault) });
  };
  return { fault: said(), setFault };
};

/** What was typed, and what came of it. */
const useUnlocking = ({ userId, onOpen }: UnlockProps) => {
  const [code, setCode] = useState('');
  const required = useRequired(code);
  const [busy, setBusy] = useState(false);
  const { seconds, look } = usePause(userId);
  const { fault, setFault } = useFault(seconds);
  const open = async () => {
    if (!required.check() || busy || seconds > 0) return;
    setBusy(true);
    const done = await unlockByCode(userId, code, now);
    if (done.outcome === 'open') return onOpen(done.open);
    setBusy(false);
    setCode('');
    setFault(done.failed);
    look();
  };
  /** What was said of the code before is of no other. */
  const type = (typed: string) => {
    setCode(typed);
    setFault(null);
  };
  return { code, type, busy, paused: seconds > 0, fault: fault ?? required.error, setFault, open };
};

/** The field has the focus from the start, and again once its code is refused. */
const useFieldFocus = (isRefused: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => (isRefused ? focusFirstError(form.current) : undefined), [isRefused]);
  return form;
};

/** Opens the lock by its code, or by the device. */
export const UnlockForm = (props: UnlockProps) => {
  const { formatMessage } = useIntl();
  const { code, type, busy, paused, fault, setFault, open } = useUnlocking(props);
  const form = useFieldFocus(fault !== null);
  const isDigits = props.record.code.kind === 'digits';
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => submitForm(event, open)}>
      <PasswordField
        label={formatMessage(messages.code)}
        showLabel={formatMessage(messages.show)}
        hideLabel={formatMessage(messages.hide)}
        value={code}
        autoComplete="off"
        {...(isDigits && { inputMode: 'numeric' as const })}
        onChange={(event) => type(event.target.value)}
        error={fault}
      />
      {isDigits && <Pad onDigit={(digit) => type(code + digit)} onErase={() => type(code.slice(0, -1))} />}
      <Button type="submit" look="primary" size="lg" block busy={busy} disabled={paused}>
        {formatMessage(messages.unlock)}
      </Button>
      <ByDevice {...props} onFailed={() => setFault('device')} />
    </form>
  );
};
