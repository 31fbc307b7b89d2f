import type { ReactNode } from 'react';
import type { StoneMood } from '#stone/cuts.ts';
import { Stone } from '#stone/stone.tsx';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import { maxSlots, traySlots, type TraySlot } from './tray-slots.ts';
import styles from './day-tray.module.css';

export type WeekDay = Readonly<{ day: string; initial: string; count: number }>;

const Slot = ({ setting }: { setting: TraySlot }) => (
  <li className={styles['setting']} data-holds={setting.holds}>
    {setting.holds === 'stone' && <Stone mood={setting.mood} />}
    {setting.holds === 'more' && <span>+{setting.count}</span>}
  </li>
);

/** Dots a day, four at most; the figures are read aloud. */
const Week = ({ days, name }: { days: readonly WeekDay[]; name: string }) => (
  <div className={styles['week']}>
    <VisuallyHidden>{name}</VisuallyHidden>
    {days.map(({ day, initial, count }, index) => (
      <span key={day} className={styles['day']} data-now={index === days.length - 1 || undefined} aria-hidden="true">
        {Array.from({ length: Math.max(1, Math.min(4, count)) }, (_none, dot) => (
          <i key={dot} data-none={count === 0 || undefined} />
        ))}
        <span>{initial}</span>
      </span>
    ))}
  </div>
);

type TrayProps = Readonly<{
  name: string;
  moods: readonly (StoneMood | null)[];
  /** All of the day; those that `moods` leaves out are the earliest. */
  count: number;
  children: ReactNode;
  week: readonly WeekDay[];
  weekName: string;
  /** How many the day is to hold; above six it is a bar instead of hollows. */
  target?: number | null;
}>;

const Slots = ({ moods, count, target }: Pick<TrayProps, 'moods' | 'count'> & { target: number | null }) => {
  if (target !== null && target > maxSlots)
    return (
      <span className={styles['bar']} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * count) / target)}%` }} />
      </span>
    );
  return (
    <ul className={styles['settings']} aria-hidden="true">
      {traySlots(moods, target, count).map((setting, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a slot is identified by its place
        <Slot key={index} setting={setting} />
      ))}
    </ul>
  );
};

/** The day's thoughts as stones on velvet; `children`: the sentence beside them. */
export const DayTray = ({ name, moods, count, target = null, children, week, weekName }: TrayProps) => (
  <section className={styles['tray']} aria-label={name}>
    <div className={styles['stones']}>
      <Slots moods={moods} count={count} target={target} />
      <p className={styles['sentence']}>{children}</p>
      {week.length > 0 && <Week days={week} name={weekName} />}
    </div>
  </section>
);
