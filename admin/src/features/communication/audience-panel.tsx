import type { AudienceFigures } from '@ecrin/contracts/broadcast/broadcast.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { communicationMessages as messages } from './communication.messages.ts';
import { selectorOf } from './selector.ts';
import styles from './communication.module.css';

type AudiencePanelProps = Readonly<{
  figures: AudienceFigures | undefined;
  failed: boolean;
  onRetry: () => void;
}>;

const some = (label: string, count: number) => (count > 0 ? [[label, count] as const] : []);

const useRows = () => {
  const { formatMessage } = useIntl();
  return ({ byLanguage, fallbacks, held, leftOut, deactivated, clients, matching }: AudienceFigures) => {
    return [
      ...languages.flatMap((lang) => some(formatMessage(messages.readIn, { lang }), byLanguage[lang])),
      ...some(formatMessage(messages.fallbacks), fallbacks),
      ...some(formatMessage(messages.held), held),
      ...leftOut.map(
        ({ reason, clients: count }) =>
          [formatMessage(messages.leftOut, { reason: selectorOf(reason) }), count] as const,
      ),
      ...some(formatMessage(messages.notMatching), clients - matching),
      ...some(formatMessage(messages.deactivated), deactivated),
    ];
  };
};

/** How many get it, under the choice of them where the panel is far below. */
export const Reached = ({ figures }: Pick<AudiencePanelProps, 'figures'>) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <p className={styles['reached']}>
      {figures && (
        <>
          <b className={`${styles['count'] ?? ''} display`} data-level="2">
            {formatNumber(figures.reached)}
          </b>
          <span className="sm dim">{formatMessage(messages.ofClients, { clients: figures.clients })}</span>
        </>
      )}
    </p>
  );
};

/** Who gets it, and why others do not: counted again with every choice. */
export const AudiencePanel = ({ figures, failed, onRetry }: AudiencePanelProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const rowsOf = useRows();
  return (
    <section className={styles['audience']} aria-live="polite" aria-busy={figures === undefined}>
      <h2 className="xs dim">{formatMessage(messages.reached)}</h2>
      {failed && !figures && (
        <>
          <p className="sm">{formatMessage(messages.notCounted)}</p>
          <Button onClick={onRetry}>{formatMessage(messages.countAgain)}</Button>
        </>
      )}
      {figures && (
        <>
          <p className={`${styles['count'] ?? ''} display`} data-level="1">
            {formatNumber(figures.reached)}
          </p>
          <p className="sm dim">{formatMessage(messages.ofClients, { clients: figures.clients })}</p>
          <ul className={styles['rows']}>
            {rowsOf(figures).map(([label, count]) => (
              <li key={label}>
                <span>{label}</span>
                <span className="num">{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
