import type { ShownResult } from '@ecrin/contracts/orb/orb-run.ts';
import { Tick } from '@ecrin/ui/check-box/tick.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { numberCitations } from './numbered-citations.ts';
import { resultMessages as messages } from './result.messages.ts';
import { SourceNumbers, Sources } from './sources.tsx';
import styles from './result.module.css';

type Of<Kind extends ShownResult['kind']> = Extract<ShownResult, { kind: Kind }>;
type Statements = Exclude<ShownResult, Of<'table'>>;
type ViewProps = Readonly<{ runId: string; numbers: readonly (readonly number[])[] }>;

const Line = ({ text, runId, numbers }: Readonly<{ text: string | null; runId: string; numbers: readonly number[] }>) =>
  text === null ? (
    <span className="dim">
      <FormattedMessage {...messages.goneStatement} />
    </span>
  ) : (
    <>
      {withFrenchTypography(text)} <SourceNumbers runId={runId} numbers={numbers} />
    </>
  );

const ShortText = ({ result, runId, numbers }: ViewProps & { result: Statements }) => (
  <p className={styles['text']}>
    {result.items.map(({ text }, at) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        <Line text={text} runId={runId} numbers={numbers[at] ?? []} />{' '}
      </Fragment>
    ))}
  </p>
);

const List = ({ result, runId, numbers }: ViewProps & { result: Statements }) => (
  <ul className={styles['lines']}>
    {result.items.map(({ text }, at) => (
      // oxlint-disable-next-line react/no-array-index-key
      <li key={at}>
        <Line text={text} runId={runId} numbers={numbers[at] ?? []} />
      </li>
    ))}
  </ul>
);

type ChecklistProps = ViewProps &
  Readonly<{ result: Statements; ticked: readonly number[]; onTick?: (item: number, ticked: boolean) => void }>;

const Checklist = ({ result, runId, numbers, ticked, onTick }: ChecklistProps) => {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles['checks']} aria-label={formatMessage(messages.items)}>
      {result.items.map(({ text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <label>
            <Tick checked={ticked.includes(at)} disabled={!onTick} onChange={(on) => onTick?.(at, on)} />
            <span dir="auto">
              {text === null ? <FormattedMessage {...messages.goneStatement} /> : withFrenchTypography(text)}
            </span>
          </label>
          <SourceNumbers runId={runId} numbers={numbers[at] ?? []} />
        </li>
      ))}
    </ul>
  );
};

/** A line of ten parts beside its figure. */
const Score = ({ result, ...view }: ViewProps & { result: Of<'score'> }) => (
  <>
    <p className={styles['score']}>
      <span dir="auto">{withFrenchTypography(result.scale)}</span>
      <b>
        <FormattedMessage {...messages.score} values={{ score: result.score }} />
      </b>
    </p>
    <div className={styles['meter']} aria-hidden="true">
      <i style={{ width: `${result.score * 10}%` }} />
    </div>
    <List result={result} {...view} />
  </>
);

const Label = ({ result, ...view }: ViewProps & { result: Of<'label'> }) => (
  <>
    <p className={styles['label']}>{withFrenchTypography(result.label)}</p>
    <List result={result} {...view} />
  </>
);

type RowProps = Readonly<{
  row: Of<'table'>['items'][number];
  width: number;
  runId: string;
  numbers: readonly number[];
}>;

const Row = ({ row: { cells }, width, runId, numbers }: RowProps) => (
  <tr>
    {cells ? (
      cells.map((cell, column) => (
        // oxlint-disable-next-line react/no-array-index-key
        <td key={column}>
          {withFrenchTypography(cell)} {column === width - 1 && <SourceNumbers runId={runId} numbers={numbers} />}
        </td>
      ))
    ) : (
      <td colSpan={width} className="dim">
        <FormattedMessage {...messages.goneStatement} />
      </td>
    )}
  </tr>
);

const Table = ({ result: { columns, items }, runId, numbers }: ViewProps & { result: Of<'table'> }) => (
  <div className={styles['table']}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {withFrenchTypography(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={at} row={row} width={columns.length} runId={runId} numbers={numbers[at] ?? []} />
        ))}
      </tbody>
    </table>
  </div>
);

type ResultProps = Readonly<{
  runId: string;
  result: ShownResult;
  ticked?: readonly number[];
  /** Absent: nothing can be ticked. */
  onTick?: (item: number, ticked: boolean) => void;
}>;

const bodyOf = ({ result, ticked = [], onTick }: ResultProps, view: ViewProps): ReactNode => {
  if (result.kind === 'table') return <Table result={result} {...view} />;
  if (result.kind === 'score') return <Score result={result} {...view} />;
  if (result.kind === 'label') return <Label result={result} {...view} />;
  if (result.kind === 'checklist')
    return <Checklist result={result} {...view} ticked={ticked} {...(onTick && { onTick })} />;
  return result.kind === 'text' ? <ShortText result={result} {...view} /> : <List result={result} {...view} />;
};

/** A result in its form, with what it rests on below it. */
export const ResultView = (props: ResultProps) => {
  const { citations, numbers } = numberCitations(props.result);
  return (
    <div className={styles['result']}>
      {bodyOf(props, { runId: props.runId, numbers })}
      <Sources runId={props.runId} citations={citations} />
    </div>
  );
};
