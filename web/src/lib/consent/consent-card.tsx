import type { ConsentItem } from '@ecrin/contracts/consent/consent.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { consentMessages as messages } from './consent.messages.ts';
import { useAccept } from './use-consent.ts';
import styles from './consent-card.module.css';

type Props = Readonly<{ consent: ConsentItem; onAccepted?: () => void }>;

/** Asked where something is about to be used, before any word is sent. */
export const ConsentCard = ({ consent, onAccepted }: Props) => {
  const { purpose, host, model } = consent;
  const { busy, accept } = useAccept();
  const send = async () => {
    if (await accept(consent)) onAccepted?.();
  };
  return (
    <section className={styles['card']} aria-labelledby={`consent-${purpose}`}>
      <h2 id={`consent-${purpose}`}>
        <FormattedMessage {...messages.where} />
      </h2>
      <p className="sm">
        <FormattedMessage {...messages.sent} values={{ purpose }} />{' '}
        <FormattedMessage {...messages.to} values={{ host, model }} />
      </p>
      <p className="sm dim">
        <FormattedMessage {...messages.otherwise} values={{ purpose }} />{' '}
        <Link href="/app/profile/consents" className="link">
          <FormattedMessage {...messages.title} />
        </Link>
      </p>
      <Button busy={busy} onClick={() => void send()}>
        <FormattedMessage {...messages.accept} />
      </Button>
    </section>
  );
};
