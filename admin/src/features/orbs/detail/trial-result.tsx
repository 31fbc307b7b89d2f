import type { OrbTrial } from '@ecrin/contracts/orb/ready-orb.ts';
import { FormattedMessage } from 'react-intl';
import { detailMessages as messages } from './detail.messages.ts';
import styles from '../orbs.module.css';

type Result = OrbTrial['result'];

const Table = ({ columns, items }: Extract<Result, { kind: 'table' }>) => (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map(({ cells }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
        <tr key={at}>
          {cells.map((cell, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- cells neither
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Lines = ({ items }: Readonly<{ items: readonly Readonly<{ text: string }>[] }>) => (
  <ul>
    {items.map(({ text }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
      <li key={at}>{text}</li>
    ))}
  </ul>
);

const Body = ({ result }: { result: Result }) => {
  if (result.kind === 'table') return <Table {...result} />;
  return (
    <>
      {result.kind === 'score' && (
        <p>
          <b>
            {result.scale} : {result.score}/10
          </b>
        </p>
      )}
      {result.kind === 'label' && (
        <p>
          <b>{result.label}</b>
        </p>
      )}
      <Lines items={result.items} />
    </>
  );
};

/** What the model returned; it kept the contract, else there would be none. */
export const TrialResult = ({ trial: { model, version, seconds, result } }: { trial: OrbTrial }) => (
  <div className={styles['result']}>
    <Body result={result} />
    <p className="xs dim">
      <FormattedMessage {...messages.triedWith} values={{ model, version, seconds: Math.round(seconds) }} />
    </p>
  </div>
);
