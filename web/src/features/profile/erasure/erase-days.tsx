import { isGivable } from '@ecrin/domain/time/days.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { trashIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDayStart } from '#lib/api/goal-list.api.ts';
import { eraseMessages } from '#lib/erasure/erase.messages.ts';
import { LazyErase } from '#lib/erasure/lazy-erase.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { DateField } from '#lib/time/date-field.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { daysMessages as messages } from './erase-days.messages.ts';
import styles from './erasure.module.css';

type Days = Readonly<{ from: string; to: string }>;

const isDay = (day: string): boolean => day !== '' && isGivable(day);

/** By field, what is not accepted; null where it is. */
const faultsOf = ({ from, to }: Days) => ({
  from: isDay(from) ? null : messages.missing,
  to: isDay(to) ? (isDay(from) && to < from ? messages.order : null) : messages.missing,
});

const Question = ({ days: { from, to }, onClose }: Readonly<{ days: Days; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const dayStart = useDayStart();
  const [selection] = useState({ from, to, dayStart });
  const of = formatMessage(eraseMessages.ofDays, {
    from: formatCalendarDate(language, from),
    to: formatCalendarDate(language, to),
    one: String(from === to),
  });
  return <LazyErase selection={selection} of={of} onErased={onClose} onClose={onClose} />;
};

const noDays: Days = { from: '', to: '' };

const useDays = () => {
  const { formatMessage } = useIntl();
  const [days, setDays] = useState(noDays);
  const [tried, setTried] = useState(false);
  const faults = faultsOf(days);
  const errorOf = (field: keyof Days) => {
    const fault = tried ? faults[field] : null;
    return fault && formatMessage(fault);
  };
  const check = (): boolean => {
    setTried(true);
    return faults.from === null && faults.to === null;
  };
  return { days, setDays, errorOf, check };
};

/** Everything of some of the person’s own days. */
export const EraseDays = () => {
  const { formatMessage } = useIntl();
  const { days, setDays, errorOf, check } = useDays();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <h2 className="h4">{formatMessage(messages.title)}</h2>
      <p>{formatMessage(messages.text)}</p>
      <form className={styles['days']} noValidate onSubmit={(event) => submitForm(event, () => setAsking(check()))}>
        {(['from', 'to'] as const).map((field) => (
          <DateField
            key={field}
            label={formatMessage(messages[field])}
            value={days[field]}
            error={errorOf(field)}
            onChange={(day) => setDays({ ...days, [field]: day })}
          />
        ))}
        <Button look="danger" type="submit">
          <Icon of={trashIcon} />
          {formatMessage(eraseMessages.open)}
        </Button>
      </form>
      {asking && <Question days={days} onClose={() => setAsking(false)} />}
    </>
  );
};
