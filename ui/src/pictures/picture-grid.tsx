import type { ReactNode } from 'react';
import { useDragOrder } from './drag-order.ts';
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
  /** They can be dragged into this order of their keys; absent: they stay. `hint` is shown under the pointer. */
  ordering?: Readonly<{ hint: string; onOrder: (order: readonly string[], moved: string) => void }> | undefined;
}>;

/** Small ones of a row; the others are counted. */
const mostInRow = 4;
const square = 1;
/** Neither a strip nor a pole. */
const ratioOf = ({ width, height }: GridPicture) =>
  width && height ? Math.max(3 / 4, Math.min(16 / 9, width / height)) : square;

/** Within the grid. `further`: how many have no place after it. */
type ItemProps = Readonly<{
  one: GridPicture;
  ratio: number;
  held: boolean;
  further: number;
  hint?: string | undefined;
}>;

const Item = ({ one, ratio, held, further, hint }: ItemProps) => (
  <li style={{ aspectRatio: ratio }} data-held={held || undefined}>
    <button
      type="button"
      className={styles['open']}
      aria-label={one.label}
      title={hint}
      data-picture={one.key}
      onClick={one.onOpen}
    >
      {one.picture}
      {further > 0 && (
        <span className={styles['further']} aria-hidden="true">
          +{further}
        </span>
      )}
    </button>
  </li>
);

/** The pictures of a thought, each a button that opens it. Their places are known before they are there. */
export const PictureGrid = ({ label, pictures, row = false, ordering }: PictureGridProps) => {
  const alone = pictures.length === 1;
  const { order, held, handlers } = useDragOrder(
    pictures.map(({ key }) => key),
    alone ? undefined : ordering?.onOrder,
  );
  const inOrder = order.flatMap((key) => pictures.find((one) => one.key === key) ?? []);
  const shown = row ? inOrder.slice(0, mostInRow) : inOrder;
  return (
    <ul
      className={styles['grid']}
      aria-label={label}
      data-row={row || undefined}
      data-alone={alone || undefined}
      {...handlers}
    >
      {shown.map((one, index) => (
        <Item
          key={one.key}
          one={one}
          ratio={alone ? ratioOf(one) : square}
          held={held === one.key}
          further={index === shown.length - 1 ? pictures.length - shown.length : 0}
          hint={alone ? undefined : ordering?.hint}
        />
      ))}
    </ul>
  );
};
