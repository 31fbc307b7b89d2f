import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { SendingCounts } from '@ecrin/contracts/sending/sending.ts';
import { FormattedMessage } from 'react-intl';
import { useInstallation } from '#lib/session/installation.ts';
import type { useLedgerFilters } from '../ledger/ledger-filters.ts';
import { ledgerFigureMessages, otherWayMessages as messages } from '../ledger/ledger.messages.ts';
import styles from './consents.module.css';

type Props = Readonly<{ counts: SendingCounts | undefined; filtering: ReturnType<typeof useLedgerFilters> }>;
type Sent = SendingCounts['byPurpose'][number];

const Way = ({ way, sent, onShow }: Readonly<{ way: string; sent: Sent | undefined; onShow: () => void }>) => (
  <section className={styles['grant']} aria-labelledby={`way-${way}`}>
    <div>
      <h3 id={`way-${way}`}>
        <FormattedMessage {...messages.name} values={{ purpose: way }} />
      </h3>
      <p>
        <FormattedMessage {...messages.what} values={{ purpose: way }} />
      </p>
      {sent && (
        <button type="button" className="link xs" onClick={onShow}>
          <FormattedMessage
            {...ledgerFigureMessages.sent}
            values={{ count: sent.count, date: shortDate(sent.firstAt) }}
          />
        </button>
      )}
    </div>
  </section>
);

/** Those that this server has, and those by which something left while it had them. */
const useWays = (counts: Props['counts']) => {
  const { mail, push, phone, social, backupsLeave = false } = useInstallation();
  const has = {
    mail,
    push,
    phone: phone.length > 0,
    identity: social.length > 0,
    sharing: true,
    move: true,
    backups: backupsLeave,
    statistics: true,
  };
  return Object.entries(has)
    .map(([way, isHere]) => ({ way, isHere, sent: counts?.byPurpose.find(({ purpose }) => purpose === way) }))
    .filter(({ isHere, sent }) => isHere || sent !== undefined);
};

/** What leaves by an act of the person, each with what their yes is: it has no switch here. */
export const OtherWays = ({ counts, filtering }: Props) => (
  <section aria-labelledby="other-ways">
    <h2 id="other-ways" className="h4">
      <FormattedMessage {...messages.title} />
    </h2>
    {useWays(counts).map(({ way, sent }) => {
      const show = () => sent && filtering.choose({ purpose: sent.purpose, part: undefined });
      return <Way key={way} way={way} sent={sent} onShow={show} />;
    })}
  </section>
);
