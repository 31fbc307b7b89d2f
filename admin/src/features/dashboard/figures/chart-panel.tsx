import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '#lib/panel/panel.tsx';
import { figuresMessages as messages } from './figures.messages.ts';
import styles from './figures.module.css';

type Table = Readonly<{
  head: readonly string[];
  rows: readonly Readonly<{ key: string; cells: readonly string[] }>[];
}>;
type ChartPanelProps = Readonly<{ title: string; table: Table; children: ReactNode }>;

const TwinTable = ({ title, table: { head, rows } }: Readonly<{ title: string; table: Table }>) => (
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
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns never move
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** A chart, or the same figures as a table. */
export const ChartPanel = ({ title, table, children }: ChartPanelProps) => {
  const { formatMessage } = useIntl();
  const [asTable, setAsTable] = useState(false);
  return (
    <Panel
      title={title}
      aside={
        <button type="button" className="link xs" onClick={() => setAsTable(!asTable)}>
          {formatMessage(asTable ? messages.asChart : messages.asTable)}
        </button>
      }
    >
      {asTable ? <TwinTable title={title} table={table} /> : children}
    </Panel>
  );
};
