import { encode } from 'uqr';
import styles from './second-factor.module.css';

/** One square per dark module, as a single path; always dark on light, which is what cameras read. */
const drawing = (text: string) => {
  const { data, size } = encode(text, { border: 3 });
  const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { d, size };
};

export const QrCode = ({ text, label }: Readonly<{ text: string; label: string }>) => {
  const { d, size } = drawing(text);
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={d} />
    </svg>
  );
};
