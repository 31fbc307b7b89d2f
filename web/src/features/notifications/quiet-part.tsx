import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { deviceZone } from '../../lib/clock.ts';
import { clockText, minutesOf } from './clock-text.ts';
import { SettingRow } from './setting-row.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import type { ChangeSettings, Settings } from './use-settings.ts';
import styles from './settings.module.css';

type Hours = NonNullable<Settings['quietHours']>;
const fromTenToSeven = { from: 1_320, to: 420 } as const;
/** How long a time that is being typed rests before it is kept, in ms. */
const restMs = 700;

/** The place of a zone as it is spoken of: « Paris » of Europe/Paris. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

type TimeProps = Readonly<{ label: string; minutes: number; error: string | null; onChange: (minutes: number) => Promise<boolean> }>;

/** Kept once it rests, or is left; shown as before when it could not be. */
const Time = ({ label, minutes, error, onChange }: TimeProps) => {
  const [typed, type] = useState<string | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = async (text: string) => {
    clearTimeout(resting.current);
    const chosen = minutesOf(text);
    if (chosen !== null && chosen !== minutes) await onChange(chosen);
    type(null);
  };
  const change = (text: string) => {
    type(text);
    clearTimeout(resting.current);
    if (minutesOf(text) !== null) resting.current = setTimeout(() => void keep(text), restMs);
  };
  return (
    <Field
      label={label} type="time" value={typed ?? clockText(minutes)} error={error}
      onChange={(event) => change(event.currentTarget.value)} onBlur={() => typed !== null && void keep(typed)}
    />
  );
};

const HoursFields = ({ hours, onChange }: Readonly<{ hours: Hours; onChange: (hours: Hours) => Promise<boolean> }>) => {
  const { formatMessage } = useIntl();
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
        <Time label={formatMessage(messages.from)} minutes={hours.from} error={null} onChange={(from) => choose({ from })} />
        <Time label={formatMessage(messages.to)} minutes={hours.to} error={same ? formatMessage(messages.sameTimes) : null} onChange={(to) => choose({ to })} />
      </div>
      <div className={styles['zone']}>
        <span className="sm dim">{formatMessage(messages.zone, { zone: placeOf(hours.timeZone) })}</span>
        {here !== hours.timeZone && <Button look="text" onClick={() => void choose({ timeZone: here })}>{formatMessage(messages.zoneHere, { zone: placeOf(here) })}</Button>}
      </div>
    </>
  );
};

/** When pushes and mails wait. */
export const QuietPart = ({ settings: { quietHours }, change }: Readonly<{ settings: Settings; change: ChangeSettings }>) => {
  const { formatMessage } = useIntl();
  const set = (hours: Hours | null) => change((settings) => ({ ...settings, quietHours: hours }));
  return (
    <section className={styles['part']}>
      <SettingRow
        title={formatMessage(messages.quiet)} text={formatMessage(messages.quietText)} on={quietHours !== null}
        onChange={(on) => void set(on ? { ...fromTenToSeven, timeZone: deviceZone() } : null)}
      />
      {quietHours && <HoursFields hours={quietHours} onChange={set} />}
    </section>
  );
};
