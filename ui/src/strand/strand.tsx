import type { ComponentType, ReactNode } from 'react';
import type { StoneMood } from '#stone/cuts.ts';
import { StoneMark } from '#stone/stone-mark.tsx';
import {
  placeOf,
  placesOf,
  stepOf,
  stonePlaces,
  strandLayouts,
  strandSize,
  threadPath,
  type StrandLayout,
} from './strand-path.ts';
import styles from './strand.module.css';

/** `stones`: of its thoughts, null a rough one. `href`: where its thoughts are; of a day without any it leads nowhere. */
export type StrandDay = Readonly<{ key: string; label: string; stones: readonly (StoneMood | null)[]; href: string }>;
/** `mark`: shown at its beginning; with `href` a link of that name. */
export type StrandLine = Readonly<{
  key: string;
  days: readonly StrandDay[];
  mark?: string;
  label?: string;
  href?: string;
}>;

export type StrandLinkProps = Readonly<{
  href: string;
  className: string;
  'aria-label': string;
  tabIndex?: -1;
  children: ReactNode;
}>;
type StrandLink = ComponentType<StrandLinkProps>;

type DayProps = Readonly<{
  day: StrandDay;
  layout: StrandLayout;
  at: Readonly<{ x: number; y: number }>;
  step: number;
}>;

const Stones = ({ day: { stones }, layout, at }: DayProps) => {
  if (stones.length === 0) return <circle className={styles['dot']} cx={at.x} cy={at.y} r={layout.dot} />;
  const places = stonePlaces(layout, at, stones.length);
  const more = stones.length - places.length;
  return places.map((place, index) =>
    more > 0 && index === 2 ? (
      <text key="more" className={styles['more']} x={place.x} y={place.y} data-small={layout.vertical || undefined}>
        +{more + 1}
      </text>
    ) : (
      <StoneMark key={`${place.x},${place.y}`} mood={stones[index] ?? null} {...place} />
    ),
  );
};

/** All of its place leads to its thoughts. */
const Target = ({ layout, at, step }: DayProps) => {
  const [along, across] = [step, layout.across[1]];
  const [width, height] = layout.vertical ? [across, along] : [along, across];
  return <rect className={styles['target']} x={at.x - width / 2} y={at.y - height / 2} width={width} height={height} />;
};

const Day = ({ link: Link, ...props }: DayProps & Readonly<{ link: StrandLink }>) => {
  const { day, at, layout } = props;
  const numbered = layout.numbers > 0;
  const drawn = (
    <>
      <Stones {...props} />
      {numbered && (
        <text className={styles['number']} x={at.x} y={at.y + layout.numbers}>
          {Number(day.key.slice(8))}
        </text>
      )}
    </>
  );
  if (day.stones.length === 0) return <g aria-hidden="true">{drawn}</g>;
  return (
    <Link href={day.href} aria-label={day.label} className={styles['day'] ?? ''} {...(!numbered && { tabIndex: -1 })}>
      <Target {...props} />
      {drawn}
    </Link>
  );
};

type LineProps = Readonly<{ line: StrandLine; layout: StrandLayout; index: number; first: number; link: StrandLink }>;

const Mark = ({ line: { href, label, mark }, layout, index, link: Link }: LineProps) => {
  if (href === undefined || label === undefined) return null;
  const [first, pitch] = layout.across;
  const at = first + index * pitch;
  const shown = layout.vertical ? { x: at, y: 12, 'data-over': true } : { x: 0, y: at + 4 };
  const room = layout.vertical
    ? { x: at - pitch / 2, y: -14, width: pitch, height: 44 }
    : { x: -8, y: at - 22, width: 56, height: 44 };
  return (
    <>
      <Link href={href} aria-label={label} className={styles['month'] ?? ''}>
        <rect className={styles['target']} {...room} />
      </Link>
      <text {...shown} className={styles['mark']} aria-hidden="true">
        {mark}
      </text>
    </>
  );
};

const Line = (props: LineProps) => {
  const { line, layout, index, link, first } = props;
  const { days } = line;
  const places = placesOf(layout, days.length, first);
  return (
    <g>
      <Mark {...props} />
      {days.map((day, place) => (
        <Day
          key={day.key}
          day={day}
          layout={layout}
          at={placeOf(layout, index, [place, places])}
          step={stepOf(layout, places)}
          link={link}
        />
      ))}
    </g>
  );
};

type StrandProps = Readonly<{
  layout: keyof typeof strandLayouts;
  lines: readonly StrandLine[];
  /** What it shows, in words. */
  label: string;
  foot?: string;
  /** How days and months are links. */
  link: StrandLink;
}>;

/** A time as one thread on velvet with a stone for each thought. Days are numbered where they have the room; without it months are, and lead to theirs. */
export const Strand = ({ layout: name, lines, label, foot, link }: StrandProps) => {
  const layout: StrandLayout = strandLayouts[name];
  const { width, height } = strandSize(layout, lines.length);
  const path = threadPath(
    layout,
    lines.map(({ days }) => days.length),
  );
  return (
    <figure className={styles['velvet']} aria-label={label}>
      <svg className={styles['strand']} viewBox={`0 0 ${width} ${height}`}>
        <path className={styles['thread']} d={path} />
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            layout={layout}
            index={index}
            first={lines[0]?.days.length ?? 0}
            link={link}
          />
        ))}
      </svg>
      {foot && <figcaption className={styles['foot']}>{foot}</figcaption>}
    </figure>
  );
};
