import { dayPlus } from '@ecrin/domain/time/days.ts';
import { instantFromWallClock, wallClockAt } from '@ecrin/domain/time/wall-clock.ts';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceZone } from '#lib/time/clock.ts';
import { DateField } from '#lib/time/date-field.tsx';
import { linkMessages } from './link.messages.ts';
import { shareMessages as messages } from './share.messages.ts';
import styles from './share.module.css';

/** The end of a day of the calendar, in the zone of the device. null: no end. */
export const endOfDay = (day: string): string | null =>
  day === ''
    ? null
    : new Date(instantFromWallClock(Date.parse(`${dayPlus(day, 1)}T00:00:00Z`), deviceZone())).toISOString();

/** The last day of the calendar, in the zone of the device, that is before an instant. */
export const lastDayBefore = (closesAt: string | null): string =>
  closesAt === null ? '' : new Date(wallClockAt(Date.parse(closesAt) - 1, deviceZone())).toISOString().slice(0, 10);

type RowProps = Readonly<{ label: string; text: ReactNode; on: boolean; onChange: (on: boolean) => void }>;

export const SwitchRow = ({ label, text, on, onChange }: RowProps) => {
  const id = useId();
  return (
    <div className={styles['set']}>
      <div>
        <b>{label}</b>
        <small id={id}>{text}</small>
      </div>
      <Switch label={label} on={on} onChange={onChange} describedBy={id} />
    </div>
  );
};

export type Terms = Readonly<{
  following: boolean;
  withPrivate: boolean;
  downloadable: boolean;
  day: string;
  password: string;
}>;

/** `hadPassword`: an empty field leaves it as it is. */
type FieldsProps = Readonly<{
  terms: Terms;
  privates: number;
  hadPassword?: boolean;
  onChange: (changed: Partial<Terms>) => void;
}>;

const PasswordTerm = ({
  password,
  hadPassword,
  onChange,
}: Pick<FieldsProps, 'onChange'> & Readonly<{ password: string; hadPassword: boolean }>) => {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      label={formatMessage(hadPassword ? linkMessages.newPassword : messages.password)}
      hint={formatMessage(hadPassword ? linkMessages.newPasswordHint : messages.passwordHint)}
      showLabel={formatMessage(messages.show)}
      hideLabel={formatMessage(messages.hide)}
      autoComplete="off"
      maxLength={200}
      value={password}
      onChange={({ target }) => onChange({ password: target.value })}
    />
  );
};

export const TermFields = ({ terms, privates, hadPassword = false, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl();
  const { following, withPrivate, downloadable, day, password } = terms;
  return (
    <div className={styles['sets']}>
      <SwitchRow
        label={formatMessage(messages.follow)}
        text={<FormattedMessage {...messages.followText} />}
        on={following}
        onChange={(on) => onChange({ following: on })}
      />
      <SwitchRow
        label={formatMessage(messages.withPrivate)}
        text={<FormattedMessage {...messages.withPrivateText} values={{ count: privates }} />}
        on={withPrivate}
        onChange={(on) => onChange({ withPrivate: on })}
      />
      <SwitchRow
        label={formatMessage(linkMessages.downloadable)}
        text={<FormattedMessage {...linkMessages.downloadableText} />}
        on={downloadable}
        onChange={(on) => onChange({ downloadable: on })}
      />
      <DateField
        label={formatMessage(messages.closesOn)}
        hint={formatMessage(messages.closesOnHint)}
        value={day}
        onChange={(chosen) => onChange({ day: chosen })}
      />
      <PasswordTerm password={password} hadPassword={hadPassword} onChange={onChange} />
    </div>
  );
};
