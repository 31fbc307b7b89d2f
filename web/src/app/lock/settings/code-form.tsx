import { Button } from '@ecrin/ui/button/button.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CodeKind } from '#lib/lock/lock-record.ts';
import type { NewCode } from '#lib/lock/lock.ts';
import { lockMessages } from '../lock.messages.ts';
import { lockSettingsMessages as messages } from './lock-settings.messages.ts';
import styles from './lock-settings.module.css';

/** Whether a code is long enough to be one. */
export const isCode = ({ kind, code }: NewCode): boolean =>
  kind === 'digits' ? /^\d{6,}$/.test(code) : code.length >= 12;

type CodeFormProps = Readonly<{ send: string; onCode: (code: NewCode) => Promise<void>; children?: ReactNode }>;

const kinds = ['digits', 'phrase'] as const;

const useFields = () => {
  const [kind, setKind] = useState<CodeKind>('digits');
  const [code, setCode] = useState('');
  const [again, setAgain] = useState('');
  const [shown, showFaults] = useState(false);
  const faults = { code: shown && !isCode({ kind, code }), again: shown && isCode({ kind, code }) && again !== code };
  const choose = (next: CodeKind) => {
    setKind(next);
    setCode('');
    setAgain('');
    showFaults(false);
  };
  return { kind, choose, code, setCode, again, setAgain, faults, showFaults };
};

/** The kind of code, and the code twice. */
const Fields = ({ kind, choose, code, setCode, again, setAgain, faults }: ReturnType<typeof useFields>) => {
  const { formatMessage } = useIntl();
  const hint = formatMessage(kind === 'digits' ? messages.digitsHint : messages.phraseHint);
  const field = {
    showLabel: formatMessage(lockMessages.show),
    hideLabel: formatMessage(lockMessages.hide),
    autoComplete: 'off',
    ...(kind === 'digits' && { inputMode: 'numeric' as const }),
  };
  return (
    <>
      <Segment
        label={formatMessage(messages.kind)}
        choices={kinds.map((choice) => ({ choice, label: formatMessage(messages[choice]) }))}
        chosen={kind}
        onChoose={choose}
      />
      <PasswordField
        {...field}
        label={formatMessage(messages.code)}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        {...(faults.code ? { error: hint } : { hint })}
      />
      <PasswordField
        {...field}
        label={formatMessage(messages.again)}
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={faults.again ? formatMessage(messages.differs) : null}
      />
    </>
  );
};

/** A new code, typed twice. */
export const CodeForm = ({ send, onCode, children }: CodeFormProps) => {
  const fields = useFields();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const { kind, code, again, showFaults } = fields;
    showFaults(true);
    if (busy || !isCode({ kind, code }) || again !== code) return;
    setBusy(true);
    await onCode({ kind, code });
    setBusy(false);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, submit)}>
      <Fields {...fields} />
      {children}
      <Button type="submit" look="primary" busy={busy}>
        {send}
      </Button>
    </form>
  );
};
