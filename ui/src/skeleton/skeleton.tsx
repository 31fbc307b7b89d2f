import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

type SkeletonProps = Readonly<{
  /** Announced by screen readers while the screen loads; omit it when a text next to it does so. */
  label?: string;
  /** Width of each line in percent, in the final layout. */
  lines?: readonly number[];
}>;

/** One sentence and the start of another, in percent. */
const sentence = [94, 71];

/** Placeholder lines for a text. */
export const Skeleton = ({ label, lines = sentence }: SkeletonProps) => (
  <span className={styles['skeleton']} role={label ? 'status' : undefined}>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
    {lines.map((width, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place, and never move
      <i key={index} style={{ width: `${width}%` }} aria-hidden="true" />
    ))}
  </span>
);
