import { pushTimes } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Options } from '@ecrin/ui/choice-list/options.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useId, type ReactNode, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useDebouncedSave } from '#lib/page/use-debounced-save.ts';
import { deviceZone } from '#lib/time/clock.ts';
import { formatMinutesOfDay, parseMinutesOfDay } from '#lib/time/minutes-of-day.ts';
import { cityIn } from '#lib/time/time-zones.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import type { ChangeSettings, Settings } from './use-settings.ts';
import styles from './settings.module.css';

type SettingRowProps = Readonly<{ title: string; text: ReactNode; on: boolean; onChange: (on: boolean) => void }>;

/** A switch with its explanation. */
export const SettingRow = ({ title, text, on, onChange }: SettingRowProps) => {
  const id = useId();
  return (
    <div className={styles['row']}>
      <div>
        <h2 className="h4">{title}</h2>
        <p id={id} className="sm dim">
          {text}
        </p>
      </div>
      <Switch label={title} on={on} onChange={onChange} describedBy={id} />
    </div>
  );
};

const examples: readonly Readonly<{ words: boolean; over: MessageDescriptor; title: MessageDescriptor }>[] = [
  { words: false, over: messages.exampleWithout, title: messages.exampleBare },
  { words: true, over: messages.exampleWith, title: messages.exampleWords },
];

/** Whether notifications may show personal text where others might read it; with a preview. */
export const PrivateWordsSettings = ({
  settings,
  change,
}: Readonly<{ settings: Settings; change: ChangeSettings }>) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['part']}>
      <SettingRow
        title={formatMessage(messages.words)}
        text={formatMessage(messages.wordsText)}
        on={settings.words}
        onChange={(words) => void change((now) => ({ ...now, words }))}
      />
      <div className={styles['examples']}>
        {examples.map(({ words, over, title }) => (
          <figure key={String(words)} data-chosen={words === settings.words || undefined}>
            <figcaption className="xs dim">{formatMessage(over)}</figcaption>
            <div className={styles['example']}>
              <img src="/icons/ecrin.svg" alt="" width={36} height={36} />
              <p>
                <b>{formatMessage(title)}</b>
                <span className="xs dim">Écrin · 08:00</span>
              </p>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
};

const choiceMessages = {
  away: [messages.away, messages.awayText],
  always: [messages.always, messages.alwaysText],
} as const;

/** Whether pushes are also shown while the app is open. */
export const PushTimeSettings = ({ settings, change }: Readonly<{ settings: Settings; change: ChangeSettings }>) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.when)}</h2>
      <Options
        label={formatMessage(messages.when)}
        choices={pushTimes.map((choice) => ({
          choice,
          name: formatMessage(choiceMessages[choice][0]),
          text: formatMessage(choiceMessages[choice][1]),
        }))}
        chosen={settings.pushTime}
        onChoose={(pushTime) => void change((now) => ({ ...now, pushTime }))}
      />
    </section>
  );
};

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

/** Quiet hours: pushes and mails are delayed. */
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
