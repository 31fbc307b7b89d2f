import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateField } from '#lib/time/date-field.tsx';
import { goalActionMessages as messages } from './goal-actions.messages.ts';
import styles from '../goals.module.css';

type PauseProps = Readonly<{
  title: string;
  today: string;
  onPause: (untilDay: string | null) => Promise<boolean>;
  onClose: () => void;
}>;

/** A pause, with its last day or without. */
export const PauseDialog = ({ title, today, onPause, onClose }: PauseProps) => {
  const { formatMessage } = useIntl();
  const [until, setUntil] = useState('');
  const [busy, setBusy] = useState(false);
  const pause = async () => {
    setBusy(true);
    if (await onPause(until || null)) onClose();
    setBusy(false);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, pause)}>
        <p className="sm dim">
          <FormattedMessage {...messages.pauseText} />
        </p>
        <DateField
          label={formatMessage(messages.until)}
          hint={formatMessage(messages.untilHint)}
          min={today}
          value={until}
          onChange={setUntil}
        />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.leave} />
          </Button>
          <Button look="primary" type="submit" busy={busy}>
            <FormattedMessage {...messages.pause} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
