import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon } from '@ecrin/ui/icon/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOpenedFromHere } from './opened-from.ts';
import styles from './data-table.module.css';

/** Where a column stands on the card that a row becomes on a phone; `wide`: only where there is room for all columns. */
type Place = 'title' | 'standing' | 'detail' | 'end' | 'wide';

export type Column<Row> = Readonly<{
  key: string;
  title: string;
  place: Place;
  cell: (row: Row) => ReactNode;
  /** Figures, one under the other by their units. */
  figures?: boolean;
  /** Its heading sorts by it, in this direction. */
  sorts?: 'ascending' | 'descending';
  /** On a card its title stands before it, or a shorter one. */
  named?: true | string;
}>;

type Order = Readonly<{ by: string; onChange: (key: string) => void }>;
type HeadingProps<Row> = Readonly<{ column: Column<Row>; order: Order | undefined }>;

const Heading = <Row,>({ column: { key, title, place, sorts, figures }, order }: HeadingProps<Row>) => (
  <th
    scope="col"
    data-place={place}
    data-figures={figures}
    {...(sorts && key === order?.by ? { 'aria-sort': sorts } : {})}
  >
    {sorts && order ? (
      <button type="button" onClick={() => order.onChange(key)}>
        {title}
        {key === order.by && <Icon of={chevronDownIcon} size="sm" />}
      </button>
    ) : (
      title
    )}
  </th>
);

/** A row's main words: the whole row follows it. */
export const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles['open']} state={useOpenedFromHere()}>
    {children}
  </Link>
);

type DataTableProps<Row> = Readonly<{
  /** For screen readers: what it lists, and in which order. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  order?: Order;
  /** Without a frame of its own, its words under those of the panel. */
  inPanel?: true;
}>;

/** A table on a wide screen, cards on a phone. */
export const DataTable = <Row,>({ caption, columns, rows, keyOf, order, inPanel }: DataTableProps<Row>) => (
  <div className={styles['wrap']} data-in-panel={inPanel}>
    <table className={styles['table']}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.key} column={column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, place, figures, named, cell }) => (
              <td key={key} data-place={place} data-figures={figures} data-title={named === true ? title : named}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
