import { maxFactLength } from '@ecrin/domain/memory/memory.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmDialog } from '@ecrin/ui/confirm-dialog/confirm-dialog.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useRequired } from '#lib/form/use-required.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { useAddFactMutation, useForgetFactMutation, useSwitchMemoryMutation } from './memory.api.ts';
import { memoryMessages as messages } from './memory.messages.ts';
import styles from './memory.module.css';

/** « Dites-le vous-même ». */
export const AddForm = () => {
  const { formatMessage } = useIntl();
  const [fact, setFact] = useState(() => ({ factId: newId(), text: '' }));
  const required = useRequired(fact.text);
  const [add, { isLoading }] = useAddFactMutation();
  const withFeedback = useCommandFeedback();
  const save = async () => {
    if (required.check() && (await withFeedback(add(fact).unwrap()))) setFact({ factId: newId(), text: '' });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, save)}>
      <Field
        label={formatMessage(messages.words)}
        hint={formatMessage(messages.addHint)}
        value={fact.text}
        maxLength={maxFactLength}
        required
        error={required.error}
        onChange={({ target }) => setFact({ ...fact, text: target.value })}
      />
      <Button type="submit" busy={isLoading}>
        <FormattedMessage {...messages.add} />
      </Button>
    </form>
  );
};

export const RememberSwitch = ({ on }: { on: boolean }) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const [turn, { isLoading }] = useSwitchMemoryMutation();
  const withFeedback = useCommandFeedback();
  return (
    <div className={styles['kept']}>
      <div>
        <b>{formatMessage(messages.remember)}</b>
        <p id={id} className="sm dim">
          {formatMessage(on ? messages.rememberText : messages.off)}
        </p>
      </div>
      <Switch
        label={formatMessage(messages.remember)}
        describedBy={id}
        on={on}
        busy={isLoading}
        onChange={(next) => void withFeedback(turn(next).unwrap())}
      />
    </div>
  );
};

export const ForgetAll = () => {
  const { formatMessage } = useIntl();
  const [asking, ask] = useState(false);
  const [forget] = useForgetFactMutation();
  const withFeedback = useCommandFeedback();
  const confirm = () => {
    ask(false);
    void withFeedback(forget(null).unwrap());
  };
  return (
    <>
      <Button look="danger" onClick={() => ask(true)}>
        <FormattedMessage {...messages.forgetAll} />
      </Button>
      <ConfirmDialog
        open={asking}
        title={formatMessage(messages.forgetAllTitle)}
        cancelLabel={formatMessage(messages.cancel)}
        confirmLabel={formatMessage(messages.forgetAll)}
        look="danger"
        onCancel={() => ask(false)}
        onConfirm={confirm}
      >
        {formatMessage(messages.forgetAllText)}
      </ConfirmDialog>
    </>
  );
};
