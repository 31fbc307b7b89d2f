import styles from './skeleton.module.css';

/** Lines still to come, each as wide as given in percent. Silent: what is awaited is said beside it. */
export const Skeleton = ({ lines }: { lines: readonly number[] }) => (
  <span className={styles['skeleton']} aria-hidden="true">
    {lines.map((width, index) => <i key={index} style={{ width: `${width}%` }} />)}
  </span>
);
