import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { ConsentItem } from '@ecrin/contracts/consent/consent.ts';
import type { SendingCounts } from '@ecrin/contracts/sending/sending.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { infoIcon } from '@ecrin/ui/icon/icons.ts';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWithdrawConsentMutation } from '#lib/api/consents.api.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { consentMessages, consentScreenMessages as messages } from '#lib/consent/consent.messages.ts';
import { useAccept } from '#lib/consent/use-consent.ts';
import { ledgerFigureMessages } from '../ledger/ledger.messages.ts';
import styles from './consents.module.css';

type Props = Readonly<{ consent: ConsentItem }>;
type GrantProps = Props & Readonly<{ sent: SendingCounts['byPurpose'][number] | undefined; onShowSent: () => void }>;

const State = ({ consent: { state, since, former } }: Props) => {
  if (former !== null) return <FormattedMessage {...messages.elsewhere} values={{ host: former }} />;
  if (state === 'never' || since === null) return <FormattedMessage {...messages.never} />;
  return <FormattedMessage {...messages[state]} values={{ date: shortDate(since) }} />;
};

type TakingBackProps = Props & Readonly<{ onLeft: () => void }>;

/** What stops, said before it does; the button waits until nothing is sent any more. */
const TakingBack = ({ consent: { purpose }, onLeft }: TakingBackProps) => {
  const { formatMessage } = useIntl();
  const [withdraw, { isLoading }] = useWithdrawConsentMutation();
  const withFeedback = useCommandFeedback();
  const takeBack = async () => {
    if (await withFeedback(withdraw(purpose).unwrap())) onLeft();
  };
  return (
    <fieldset aria-label={formatMessage(messages.afterLabel)} className={styles['after']}>
      <Icon of={infoIcon} size="sm" />
      <p>
        <FormattedMessage {...consentMessages.after} values={{ purpose }} />
      </p>
      <div className={styles['acts']}>
        <Button busy={isLoading} onClick={() => void takeBack()}>
          <FormattedMessage {...messages.takeBack} />
        </Button>
        <Button look="text" onClick={onLeft}>
          <FormattedMessage {...messages.leave} />
        </Button>
      </div>
    </fieldset>
  );
};

/** One purpose: what is sent and where, what was said about it, and a switch. */
export const Grant = ({ consent, sent, onShowSent }: GrantProps) => {
  const { purpose, model, state } = consent;
  const { formatMessage } = useIntl();
  const { busy, accept } = useAccept();
  const [takingBack, takeBack] = useState(false);
  const described = `sent-${purpose}`;
  return (
    <section className={styles['grant']} aria-labelledby={`grant-${purpose}`}>
      <div>
        <h2 id={`grant-${purpose}`}>
          <FormattedMessage {...consentMessages.purpose} values={{ purpose }} />
        </h2>
        <p id={described}>
          <FormattedMessage {...consentMessages.sent} values={{ purpose }} />
        </p>
        <p className="xs">
          <FormattedMessage {...messages.model} values={{ model }} /> <State consent={consent} />
        </p>
        {sent && (
          <button type="button" className="link xs" onClick={onShowSent}>
            <FormattedMessage
              {...ledgerFigureMessages.sent}
              values={{ count: sent.count, date: shortDate(sent.firstAt) }}
            />
          </button>
        )}
      </div>
      <Switch
        label={formatMessage(consentMessages.purpose, { purpose })}
        describedBy={described}
        on={state === 'given'}
        busy={busy}
        onChange={(on) => (on ? void accept(consent) : takeBack(true))}
      />
      {takingBack && state === 'given' && <TakingBack consent={consent} onLeft={() => takeBack(false)} />}
    </section>
  );
};
