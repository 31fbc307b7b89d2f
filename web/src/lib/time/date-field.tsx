import { weekdayOf } from '@ecrin/domain/time/days.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/intl.tsx';
import { formatCalendarDate, weekdayNameOf } from './date-format.ts';

/** What a date field may hold while a year is being typed is a day too, but nobody's. */
const isCompleteDate = (day: string): boolean => /^[12]\d{3}-\d{2}-\d{2}$/.test(day);

type DateFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value' | 'onChange'> &
  Readonly<{ /** YYYY-MM-DD, or nothing. */ value: string; onChange: (day: string) => void }>;

/** A day, chosen by the device's own calendar. Browsers write it in an order of their own: what was chosen is said below as everywhere else, « vendredi 24/12/2026 ». */
export const DateField = ({ value, hint, onChange, ...field }: DateFieldProps) => {
  const { language } = useLanguage();
  const said = isCompleteDate(value)
    ? `${weekdayNameOf(language, weekdayOf(value))} ${formatCalendarDate(language, value)}`
    : hint;
  return (
    <Field
      type="date"
      value={value}
      {...(said && { hint: said })}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    />
  );
};
