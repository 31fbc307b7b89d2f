import { Children, type ComponentProps, type ReactNode } from 'react';
import type { StoneMood } from '#stone/cuts.ts';
import { Stone } from '#stone/stone.tsx';
import { withFrenchTypography } from '#typography/french-typography.ts';
import styles from './entry.module.css';

type EntryGestures = Readonly<
  Pick<
    ComponentProps<'article'>,
    | 'onPointerDown'
    | 'onPointerMove'
    | 'onPointerUp'
    | 'onPointerCancel'
    | 'onContextMenu'
    | 'onDragStart'
    | 'onClickCapture'
  >
>;

export type EntryProps = {
  mood: StoneMood | null;
  /** ISO 8601, for machines; `time` is what is read. */
  instant: string;
  time: string;
  /** Beside the time: mood, category, pinned… */
  meta: readonly ReactNode[];
  /** A link; it covers the whole entry. */
  title: ReactNode;
  /** Serif: the person's own title, or the first of their words. */
  titleInWords?: boolean;
  children?: ReactNode;
  foot?: ReactNode;
  /** A note on it, below everything else. */
  under?: ReactNode;
  /** In place of its stone, while several are chosen. */
  choice?: ReactNode;
  /** How it is chosen without a box: a long press, a click with a key held. */
  gestures?: EntryGestures | undefined;
  /** Over a rough stone: how it is cut by hand. */
  cut?: ReactNode;
  /** Leaving: being undone; it fades but keeps its place. */
  pendingRemoval?: boolean;
};

const Node = ({ mood, choice, cut }: Pick<EntryProps, 'mood' | 'choice' | 'cut'>) => (
  <div className={styles['node']} data-choice={choice ? true : undefined}>
    {choice ?? <Stone mood={mood} />}
    {!choice && cut}
  </div>
);

/** A thought on the thread. */
export const Entry = ({
  mood,
  instant,
  time,
  meta,
  title,
  titleInWords,
  children,
  foot,
  under,
  choice,
  gestures,
  cut,
  pendingRemoval,
}: EntryProps) => (
  <article
    className={styles['entry']}
    data-leaving={pendingRemoval || undefined}
    data-pressable={gestures ? true : undefined}
    {...gestures}
  >
    <Node mood={mood} choice={choice} cut={cut} />
    <div className={styles['body']}>
      <p className={styles['meta']}>
        <time dateTime={instant}>{time}</time>
        {Children.map(meta, (part) => (
          <span>{part}</span>
        ))}
      </p>
      <h3 className={styles['title']} dir="auto" data-words={titleInWords || undefined}>
        {title}
      </h3>
      {children}
      {foot && <div className={styles['foot']}>{foot}</div>}
      {under && <div className={styles['under']}>{under}</div>}
    </div>
  </article>
);

/** A word of the person's own choosing. */
export const Tag = ({ children }: { children: string }) => (
  <span className={styles['tag']} dir="auto">
    {withFrenchTypography(children)}
  </span>
);
