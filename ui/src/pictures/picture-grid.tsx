import type { ReactNode } from 'react';
import styles from './picture-grid.module.css';

type GridPicture = Readonly<{
  key: string;
  /** What opens it is called. */
  label: string;
  /** In pixels; null while unknown. */
  width: number | null;
  height: number | null;
  picture: ReactNode;
  onOpen: () => void;
}>;
type PictureGridProps = Readonly<{
  /** Of the list. */
  label: string;
  pictures: readonly GridPicture[];
  /** In a list: one row of small ones, of which the last one counts those that have no place. */
  row?: boolean;
}>;

/** Small ones of a row; the others are counted. */
const mostInRow = 4;
const square = 1;
/** Neither a strip nor a pole. */
const ratioOf = ({ width, height }: GridPicture) =>
  width && height ? Math.max(3 / 4, Math.min(16 / 9, width / height)) : square;

/** The pictures of a thought, each a button that opens it. Their places are known before they are there. */
export const PictureGrid = ({ label, pictures, row = false }: PictureGridProps) => {
  const shown = row ? pictures.slice(0, mostInRow) : pictures;
  const further = pictures.length - shown.length;
  const alone = pictures.length === 1;
  return (
    <ul className={styles['grid']} aria-label={label} data-row={row || undefined} data-alone={alone || undefined}>
      {shown.map((one, index) => (
        <li key={one.key} style={{ aspectRatio: alone ? ratioOf(one) : square }}>
          <button
            type="button"
            className={styles['open']}
            aria-label={one.label}
            onClick={one.onOpen}
            data-picture={one.key}
          >
            {one.picture}
            {further > 0 && index === shown.length - 1 && (
              <span className={styles['further']} aria-hidden="true">
                +{further}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};
