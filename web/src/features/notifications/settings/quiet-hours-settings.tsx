import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useDebouncedSave } from '#lib/page/use-debounced-save.ts';
import { deviceZone } from '#lib/time/clock.ts';
import { formatMinutesOfDay, parseMinutesOfDay } from '#lib/time/minutes-of-day.ts';
import { cityIn } from '#lib/time/time-zones.ts';
import { SettingRow } from './setting-row.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import type { ChangeSettings, Settings } from './use-settings.ts';
import styles from './settings.module.css';

type Hours = NonNullable<Settings['quietHours']>;
const fromTenToSeven = { from: 1_320, to: 420 } as const;

type TimeProps = Readonly<{
  label: string;
  minutes: number;
  error: string | null;
  onChange: (minutes: number) => Promise<boolean>;
}>;

const Time = ({ label, minutes, error, onChange }: TimeProps) => (
  <Field
    label={label}
    type="time"
    error={error}
    {...useDebouncedSave({ saved: formatMinutesOfDay(minutes), read: parseMinutesOfDay, save: onChange })}
  />
);

const HoursFields = ({ hours, onChange }: Readonly<{ hours: Hours; onChange: (hours: Hours) => Promise<boolean> }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [same, setSame] = useState(false);
  const choose = async (changed: Partial<Hours>) => {
    const next = { ...hours, ...changed };
    setSame(next.from === next.to);
    return next.from !== next.to && onChange(next);
  };
  const here = deviceZone();
  return (
    <>
      <div className={styles['times']}>
        <Time
          label={formatMessage(messages.from)}
          minutes={hours.from}
          error={null}
          onChange={(from) => choose({ from })}
        />
        <Time
          label={formatMessage(messages.to)}
          minutes={hours.to}
          error={same ? formatMessage(messages.sameTimes) : null}
          onChange={(to) => choose({ to })}
        />
      </div>
      <div className={styles['zone']}>
        <span className="sm dim">{formatMessage(messages.zone, cityIn(hours.timeZone, language))}</span>
        {here !== hours.timeZone && (
          <Button look="text" onClick={() => void choose({ timeZone: here })}>
            {formatMessage(messages.zoneHere, cityIn(here, language))}
          </Button>
        )}
      </div>
    </>
  );
};

/** When pushes and mails wait. */
export const QuietHoursSettings = ({
  settings: { quietHours },
  change,
}: Readonly<{ settings: Settings; change: ChangeSettings }>) => {
  const { formatMessage } = useIntl();
  const set = (hours: Hours | null) => change((settings) => ({ ...settings, quietHours: hours }));
  return (
    <section className={styles['part']}>
      <SettingRow
        title={formatMessage(messages.quiet)}
        text={formatMessage(messages.quietText)}
        on={quietHours !== null}
        onChange={(on) => void set(on ? { ...fromTenToSeven, timeZone: deviceZone() } : null)}
      />
      {quietHours && <HoursFields hours={quietHours} onChange={set} />}
    </section>
  );
};
