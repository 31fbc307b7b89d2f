import { earliestDay, isGivable, latestDay, weekdayOf } from '@ecrin/domain/time/days.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/intl.tsx';
import { formatCalendarDate, weekdayNameOf } from './date-format.ts';

/** While a year is being typed, a date field contains unintended valid days (0002-…). */
const isCompleteDate = (day: string): boolean => day !== '' && isGivable(day);

type DateFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value' | 'onChange'> &
  Readonly<{ /** YYYY-MM-DD, or nothing. */ value: string; onChange: (day: string) => void }>;

/** A day, chosen in the browser's date picker. Browsers format it their own way, so the chosen day is shown below in the app's format, « vendredi 24/12/2026 ». */
export const DateField = ({ value, hint, onChange, ...field }: DateFieldProps) => {
  const { language } = useLanguage();
  const shownHint = isCompleteDate(value)
    ? `${weekdayNameOf(language, weekdayOf(value))} ${formatCalendarDate(language, value)}`
    : hint;
  return (
    <Field
      type="date"
      value={value}
      min={earliestDay}
      max={latestDay}
      {...(shownHint && { hint: shownHint })}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    />
  );
};
