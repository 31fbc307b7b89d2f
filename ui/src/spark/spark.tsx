import styles from './spark.module.css';

const [width, height, edge] = [100, 28, 3];

/** A line without axes beside a figure that is also written; the earliest first. Decorative. */
export const Spark = ({ figures }: { figures: readonly number[] }) => {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const points = figures.map((figure, index) => {
    const x = figures.length === 1 ? width / 2 : (index * width) / (figures.length - 1);
    const share = most === least ? 0.5 : (figure - least) / (most - least);
    return `${x.toFixed(1)},${(height - edge - share * (height - 2 * edge)).toFixed(1)}`;
  });
  return (
    <svg className={styles['spark']} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
};
