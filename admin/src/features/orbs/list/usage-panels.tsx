import type { ReadyOrbList, ReadyOrbRow } from '@ecrin/contracts/orb/ready-orb.ts';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Panel } from '#lib/panel/panel.tsx';
import { isFragile } from '../orb-figures.ts';
import { useInLanguage } from '../orb-name.ts';
import { listMessages as messages } from './list.messages.ts';
import styles from '../orbs.module.css';

/** How many orbs the bars show; clients' own ones are one more. */
const mostBars = 6;

/** Runs of 30 days that ended well, by orb. */
const RunsPanel = ({ list: { items, own } }: { list: ReadyOrbList }) => {
  const { formatMessage, formatNumber } = useIntl();
  const inLanguage = useInLanguage();
  const bars = [
    ...items.slice(0, mostBars).map(({ orbId, names, usage }) => ({ key: orbId, name: inLanguage(names), usage })),
    { key: 'own', name: formatMessage(messages.own), usage: own.usage },
  ].filter(({ usage }) => usage.completed > 0);
  const all = [...items.map(({ usage }) => usage), own.usage];
  const most = Math.max(1, ...bars.map(({ usage }) => usage.completed));
  const sum = (of: 'completed' | 'automatic') => formatNumber(all.reduce((total, usage) => total + usage[of], 0));
  return (
    <Panel
      title={formatMessage(messages.runsTitle)}
      aside={
        bars.length > 0 && (
          <span className="xs dim">
            <FormattedMessage {...messages.runsSum} values={{ runs: sum('completed'), automatic: sum('automatic') }} />
          </span>
        )
      }
    >
      {bars.length === 0 && <p className="sm dim">{formatMessage(messages.noRuns)}</p>}
      <ul className={styles['bars']}>
        {bars.map(({ key, name, usage: { completed } }) => (
          <li key={key}>
            <span>{name}</span>
            <span className={styles['meter']} aria-hidden="true">
              <i style={{ width: `${(100 * completed) / most}%` }} />
            </span>
            <b>
              <FormattedNumber value={completed} />
            </b>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

type Note = Readonly<{ orb: ReadyOrbRow; text: 'noteFragile' | 'noteLanguage' | 'noteDraft' }>;

const notesOn = (orb: ReadyOrbRow): readonly Note[] => [
  ...(isFragile(orb) ? [{ orb, text: 'noteFragile' } as const] : []),
  ...(orb.status === 'published' && orb.languages.length < 2 ? [{ orb, text: 'noteLanguage' } as const] : []),
  ...(orb.status === 'draft' ? [{ orb, text: 'noteDraft' } as const] : []),
];

/** What an administrator may want to mend. */
const NotesPanel = ({ orbs }: { orbs: readonly ReadyOrbRow[] }) => {
  const { formatMessage } = useIntl();
  const inLanguage = useInLanguage();
  const notes = orbs.flatMap(notesOn);
  return (
    <Panel title={formatMessage(messages.notes)}>
      {notes.length === 0 ? (
        <p className="sm dim">
          <FormattedMessage {...messages.noNotes} />
        </p>
      ) : (
        <ul className={styles['notes']}>
          {notes.map(({ orb, text }) => (
            <li key={`${orb.orbId}/${text}`}>
              <span>
                <FormattedMessage {...messages[text]} values={{ name: inLanguage(orb.names) ?? '' }} />
              </span>
              <Link href={`/admin/orbs/${orb.orbId}`} className="link">
                <FormattedMessage {...messages.look} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

export const UsagePanels = ({ list }: { list: ReadyOrbList }) => (
  <div className={styles['two']}>
    <RunsPanel list={list} />
    <NotesPanel orbs={list.items} />
  </div>
);
