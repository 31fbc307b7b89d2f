import type { ClientFigures as Figures } from '@ecrin/contracts/client-admin/client-detail.ts';
import { useIntl } from 'react-intl';
import { clientMessages as messages } from './client.messages.ts';
import styles from '../clients.module.css';

const aiUses = ['transcriptions', 'understandings', 'answers', 'orbRuns'] as const;

/** Counted from the history, so that they are the same as of any date. */
export const ClientFigures = ({ figures: { thoughts, spoken, written, goals, recent } }: { figures: Figures }) => {
  const { formatMessage, formatNumber } = useIntl();
  const used = aiUses.filter((use) => recent[use] > 0);
  const uses = used.reduce((sum, use) => sum + recent[use], 0);
  const names = used.map((use) => formatMessage(messages.aiUse, { use, count: recent[use] }));
  const usesNote = names.length > 0 ? names.join(', ') : formatMessage(messages.aiUnused);
  const shown = [
    [messages.thoughts, thoughts, formatMessage(messages.thoughtsNote, { spoken, written })],
    [messages.goals, goals, formatMessage(messages.goalsNote)],
    [messages.orbRuns, recent.orbRuns, formatMessage(messages.orbRunsNote, { failed: recent.orbRunsFailed })],
    [messages.aiUses, uses, usesNote],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {shown.map(([label, value, note]) => (
        <div key={label.id}>
          <dt>{formatMessage(label)}</dt>
          <dd>
            <span>{formatNumber(value)}</span>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
};
