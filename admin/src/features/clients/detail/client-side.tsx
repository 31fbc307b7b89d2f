import { shortDate, shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { eyeOffIcon } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ModerationRecordView } from '#lib/moderation/moderation-record.tsx';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { isBeforeRegistration } from '../client-standing.tsx';
import { clientsMessages } from '../clients.messages.ts';
import { ClientCost } from './client-cost.tsx';
import { clientMessages as messages } from './client.messages.ts';
import { sideMessages as side } from './side.messages.ts';
import styles from '../clients.module.css';

type Props = Readonly<{ detail: ClientDetail }>;
type ConsentName = keyof ClientDetail['consents']['since'];

const Masked = ({ detail: { client, lookedAt } }: Props) => {
  const { data: me } = useGetMeQuery();
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <section className={styles['masked']}>
      <h2 className={`${styles['line'] ?? ''} h4`}>
        <Icon of={eyeOffIcon} size="sm" />
        {formatMessage(messages.masked)}
      </h2>
      <p>{formatMessage(messages.maskedText, { moment: shortDateTime(lookedAt, language) })}</p>
      {me?.role === 'superadmin' && (
        <p>
          <Link href={`/admin/clients/${client.clientId}/content`} {...buttonLook()}>
            {formatMessage(messages.exceptional)}
          </Link>
        </p>
      )}
    </section>
  );
};

const Address = ({ client: { email, emailProved } }: Pick<ClientDetail, 'client'>) => {
  const { formatMessage } = useIntl();
  if (email === null) return formatMessage(side.no);
  return formatMessage(emailProved ? side.proved : side.unproved, { value: email });
};

const WaysIn = ({ detail: { client, waysIn } }: Props) => {
  const { formatMessage } = useIntl();
  const none = formatMessage(side.no);
  return (
    <Panel title={formatMessage(side.waysIn)}>
      <Facts
        facts={[
          [formatMessage(side.email), <Address key="email" client={client} />],
          ...(waysIn.awaitedEmail ? [[formatMessage(side.awaited), waysIn.awaitedEmail] as const] : []),
          [formatMessage(side.password), formatMessage(waysIn.password ? side.yes : side.no)],
          [formatMessage(side.phone), client.phone ?? none],
          [
            formatMessage(side.providers),
            waysIn.providers.map((one) => (one === 'x' ? 'X' : 'Google')).join(', ') || none,
          ],
          [formatMessage(side.language), formatMessage(client.language === 'fr' ? side.french : side.english)],
        ]}
      />
    </Panel>
  );
};

const Consents = ({ detail: { consents, permissions } }: Props) => {
  const { formatMessage } = useIntl();
  const since = (name: ConsentName, value: string) => {
    const instant = consents.since[name];
    return instant ? formatMessage(side.since, { value, date: shortDate(instant) }) : value;
  };
  const yesOrNo = (name: ConsentName, is: boolean) => since(name, formatMessage(is ? side.yes : side.no));
  return (
    <Panel title={formatMessage(side.consents)}>
      <Facts
        facts={[
          [formatMessage(side.createOrbs), yesOrNo('create-orbs', permissions.includes('create-orbs'))],
          [formatMessage(side.endpoint), since('endpoint', consents.endpoint ?? formatMessage(side.never))],
          [formatMessage(side.notifications), yesOrNo('notifications', consents.notifications)],
          [formatMessage(side.memory), yesOrNo('memory', consents.memory)],
        ]}
      />
    </Panel>
  );
};

const Devices = ({ detail: { sessions } }: Props) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <Panel title={formatMessage(side.devices)}>
      {sessions.length === 0 ? (
        <p className="sm dim">{formatMessage(side.noDevice)}</p>
      ) : (
        <Facts
          facts={sessions.map(({ sessionId, browser, system, lastUsedAt }) => [
            [browser, system].filter(Boolean).join(' · ') || formatMessage(side.device),
            <span key={sessionId}>{shortDateTime(lastUsedAt, language)}</span>,
          ])}
        />
      )}
    </Panel>
  );
};

const Goals = ({ detail: { goals } }: Props) => {
  const { formatMessage, formatNumber } = useIntl();
  if (goals.length === 0) return null;
  return (
    <Panel title={formatMessage(side.goals)}>
      <Facts
        facts={goals.map(({ goalId, frequency, targetCount, aim, startDay, active, statistics }) => [
          formatMessage(side.goal, { frequency, aim, target: targetCount, since: shortDate(startDay) }),
          <span key={goalId}>
            {active
              ? formatMessage(side.strength, {
                  percent: formatNumber(statistics.strength, { style: 'percent', maximumFractionDigits: 0 }),
                })
              : formatMessage(side.asleep)}
          </span>,
        ])}
      />
    </Panel>
  );
};

/** Nothing is left to be read of who is erased, or to be changed. */
const Erased = () => {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(clientsMessages.erased)}>
      <p className="sm dim">{formatMessage(side.erased)}</p>
    </Panel>
  );
};

/** As of a day on which there was no account: what it cost later is not of that day either. */
const NotYet = () => {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(clientsMessages.notYet)}>
      <p className="sm dim">{formatMessage(side.notYet)}</p>
    </Panel>
  );
};

export const ClientSide = ({ detail, asOf }: Props & Readonly<{ asOf: string | null }>) => {
  const { formatMessage } = useIntl();
  if (isBeforeRegistration(detail.client, asOf))
    return (
      <div className={styles['side']}>
        <NotYet />
      </div>
    );
  return detail.client.standing === 'erased' ? (
    <div className={styles['side']}>
      <Erased />
      <ClientCost clientId={detail.client.clientId} />
    </div>
  ) : (
    <div className={styles['side']}>
      <Masked detail={detail} />
      <WaysIn detail={detail} />
      <Consents detail={detail} />
      <ClientCost clientId={detail.client.clientId} />
      <Devices detail={detail} />
      {detail.moderation && (
        <Panel title={formatMessage(side.moderation)}>
          <ModerationRecordView record={detail.moderation} />
        </Panel>
      )}
      <Goals detail={detail} />
    </div>
  );
};
