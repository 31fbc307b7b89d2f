import { maxPasskeyName } from '@ecrin/contracts/client/passkey-name.ts';
import type { PasskeyItem } from '@ecrin/contracts/client/passkeys.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useId, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { readText } from '#form/form-fields.ts';
import { shortDateTime } from '#time/short-date.ts';
import styles from './passkey-rows.module.css';

/** `added` takes a `moment`; those that end in `Of`, and the question, the `name`. */
type PasskeyMessages = Readonly<
  Record<
    | 'added'
    | 'unnamed'
    | 'name'
    | 'nameMissing'
    | 'rename'
    | 'renameOf'
    | 'keepName'
    | 'remove'
    | 'removeOf'
    | 'removeAsk'
    | 'removeText'
    | 'cancel',
    MessageDescriptor
  >
>;

type Acts = Readonly<{
  messages: PasskeyMessages;
  onRename: (passkeyId: string, name: string) => Promise<boolean>;
  onRemove: (passkeyId: string) => Promise<unknown>;
}>;

type RenameProps = Acts & Readonly<{ passkey: PasskeyItem; onClose: () => void }>;

const Rename = ({ passkey, messages, onRename, onClose }: RenameProps) => {
  const { formatMessage } = useIntl();
  const [missing, setMissing] = useState(false);
  const send = async (fields: FormData) => {
    const name = readText(fields, 'name');
    setMissing(name === '');
    if (name !== '' && (await onRename(passkey.passkeyId, name))) onClose();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => submitForm(event, send)} noValidate>
      <Field
        label={formatMessage(messages.name)}
        name="name"
        defaultValue={passkey.name ?? ''}
        maxLength={maxPasskeyName}
        autoComplete="off"
        error={missing ? formatMessage(messages.nameMissing) : null}
        required
      />
      <div className={styles['acts']}>
        <Button look="primary" type="submit">
          {formatMessage(messages.keepName)}
        </Button>
        <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
      </div>
    </form>
  );
};

type RowProps = Acts & Readonly<{ passkey: PasskeyItem }>;

const useNameOf = ({ passkey, messages }: RowProps): string => {
  const { formatMessage } = useIntl();
  return passkey.name ?? formatMessage(messages.unnamed);
};

const Remove = (props: RowProps) => {
  const { passkey, messages, onRemove } = props;
  const { formatMessage } = useIntl();
  const name = useNameOf(props);
  return (
    <ConfirmFirst
      look="danger"
      title={formatMessage(messages.removeAsk, { name })}
      text={formatMessage(messages.removeText)}
      confirmLabel={formatMessage(messages.remove)}
      cancelLabel={formatMessage(messages.cancel)}
      onConfirm={() => void onRemove(passkey.passkeyId)}
    >
      {(ask) => (
        <Button look="text" aria-label={formatMessage(messages.removeOf, { name })} onClick={ask}>
          {formatMessage(messages.remove)}
        </Button>
      )}
    </ConfirmFirst>
  );
};

const PasskeyRow = (props: RowProps) => {
  const { passkey, messages } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [renaming, setRenaming] = useState(false);
  const id = useId();
  const name = useNameOf(props);
  const close = () => {
    setRenaming(false);
    document.getElementById(id)?.focus();
  };
  return (
    <li className={styles['row']}>
      <div className={styles['line']}>
        <div>
          <p dir="auto">{name}</p>
          <p className="sm dim">
            {formatMessage(messages.added, { moment: shortDateTime(passkey.addedAt, language) })}
          </p>
        </div>
        <div className={styles['acts']}>
          <Button
            id={id}
            look="text"
            aria-label={formatMessage(messages.renameOf, { name })}
            aria-expanded={renaming}
            onClick={() => setRenaming(!renaming)}
          >
            {formatMessage(messages.rename)}
          </Button>
          <Remove {...props} />
        </div>
      </div>
      {renaming && <Rename {...props} onClose={close} />}
    </li>
  );
};

/** The passkeys of an account, each with its name. */
export const PasskeyRows = ({ passkeys, ...acts }: Acts & Readonly<{ passkeys: readonly PasskeyItem[] }>) =>
  passkeys.length > 0 && (
    <ul className={styles['list']}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.passkeyId} {...acts} passkey={passkey} />
      ))}
    </ul>
  );
