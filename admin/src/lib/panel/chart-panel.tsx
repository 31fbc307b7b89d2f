import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { libMessages as messages } from '#lib/lib.messages.ts';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { Panel } from './panel.tsx';
import styles from './chart-panel.module.css';

/** Of one row; the last cell takes the room of those that are missing. */
export type ChartTableRow = Readonly<{ key: string; cells: readonly string[] }>;
export type ChartTable = Readonly<{ head: readonly string[]; rows: readonly ChartTableRow[] }>;

const Row = ({ cells: [first, ...others], columns }: Pick<ChartTableRow, 'cells'> & Readonly<{ columns: number }>) => (
  <tr>
    <th scope="row">{first}</th>
    {others.map((cell, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- columns never move
      <td key={index} colSpan={index === others.length - 1 ? columns - others.length : 1}>
        {cell}
      </td>
    ))}
  </tr>
);

const TwinTable = ({ title, table: { head, rows } }: Readonly<{ title: string; table: ChartTable }>) => (
  // It scrolls: the keyboard has to reach it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={styles['table']} tabIndex={0} aria-label={title}>
    <table aria-label={title}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <Row key={key} cells={cells} columns={head.length} />
        ))}
      </tbody>
    </table>
  </section>
);

/** As which of the two it is shown, in the address. */
const useView = (name: string) => {
  const key = `${name}-view`;
  const { state, set } = useAddressState(useMemo(() => ({ [key]: ['chart', 'table'] as const }), [key]));
  return [state[key] ?? 'chart', (view: 'chart' | 'table') => set({ [key]: view })] as const;
};

/** `name`: of the panel in the address, none other's on its page. */
type ChartPanelProps = Readonly<{ name: string; title: string; table: ChartTable; children: ReactNode }>;

/** A chart, or the same figures as a table. */
export const ChartPanel = ({ name, title, table, children }: ChartPanelProps) => {
  const { formatMessage } = useIntl();
  const [view, setView] = useView(name);
  const asTable = view === 'table';
  return (
    <Panel
      title={title}
      aside={
        <button type="button" className="link xs" data-view={view} onClick={() => setView(asTable ? 'chart' : 'table')}>
          {formatMessage(asTable ? messages.asChart : messages.asTable)}
        </button>
      }
    >
      {asTable ? <TwinTable title={title} table={table} /> : children}
    </Panel>
  );
};
