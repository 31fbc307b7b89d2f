import type { DeliveryDetails, ServiceParts } from '@ecrin/contracts/service-settings/service-checks.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { StatusDot } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { useTestDeliveryMutation } from '../settings.api.ts';
import { servicePartMessages as messages } from './service-parts.messages.ts';
import styles from './service-parts.module.css';

type DeliveryProps = Readonly<{ delivery: DeliveryDetails; readOnly: boolean }>;

const tones = { sent: 'good', outbox: 'warning', nowhere: 'none' } as const;

const State = ({ delivery: { channel, goes, host } }: Pick<DeliveryProps, 'delivery'>) => {
  const { formatMessage } = useIntl();
  const way = {
    sent:
      channel === 'push' ? formatMessage(messages.goesPush) : formatMessage(messages.goesSent, { host: host ?? '' }),
    outbox: '',
    nowhere: '',
  };
  return (
    <>
      <StatusDot tone={tones[goes]}>
        {formatMessage(goes === 'sent' ? messages.configured : messages.goesNowhere)}
      </StatusDot>
      {way[goes] && <small>{way[goes]}</small>}
    </>
  );
};

/** Sends a test, and what came of it in words. */
const useTest = ({ channel }: DeliveryDetails) => {
  const { formatMessage, formatNumber } = useIntl();
  const [send, { data, error, isLoading }] = useTestDeliveryMutation();
  const problem = useFormatProblem()(error);
  const name = formatMessage(messages[channel]);
  const resultOf = ({ failure, goes, to, ms }: NonNullable<typeof data>): string => {
    if (failure !== null)
      return formatMessage(failure === 'refused' ? messages.failRefused : messages.failUnavailable, { name });
    const seconds = formatNumber(Math.max(0.1, ms / 1_000), { maximumFractionDigits: 1 });
    return goes === 'sent'
      ? formatMessage(messages.delivered, { to, seconds })
      : formatMessage(messages.written, { to });
  };
  return {
    name,
    send,
    isLoading,
    isBad: problem !== null || Boolean(data?.failure),
    result: problem ?? (data && !isLoading ? resultOf(data) : ''),
  };
};

/** International: which country a national number is of is not known here. */
const isNumber = (phone: string): boolean => /^\+[1-9]\d{6,14}$/u.test(phone);
const plainNumber = (typed: string): string => typed.replaceAll(/[\s.\-()]/gu, '');

type PhoneProps = Readonly<{ channel: 'sms' | 'whatsapp'; busy: boolean; onSend: (phone: string) => void }>;

const PhoneTest = ({ busy, onSend }: PhoneProps) => {
  const { formatMessage } = useIntl();
  const [typed, type] = useState('');
  const [isRefused, refuse] = useState(false);
  const phone = plainNumber(typed);
  const send = () => {
    refuse(!isNumber(phone));
    if (isNumber(phone)) onSend(phone);
  };
  return (
    <form className={styles['phone']} noValidate onSubmit={(event) => submitForm(event, send)}>
      <Field
        label={formatMessage(messages.phone)}
        placeholder="+33 6 12 34 56 78"
        type="tel"
        autoComplete="tel"
        value={typed}
        error={isRefused && !isNumber(phone) ? formatMessage(messages.phoneWithPrefix) : null}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" busy={busy}>
        {formatMessage(messages.testMail)}
      </Button>
    </form>
  );
};

const Test = ({ delivery, test }: Pick<DeliveryProps, 'delivery'> & Readonly<{ test: ReturnType<typeof useTest> }>) => {
  const { formatMessage } = useIntl();
  const { channel, goes } = delivery;
  if (goes === 'nowhere') return null;
  if (channel === 'sms' || channel === 'whatsapp')
    return <PhoneTest channel={channel} busy={test.isLoading} onSend={(phone) => void test.send({ channel, phone })} />;
  return (
    <Button busy={test.isLoading} onClick={() => void test.send({ channel })}>
      {formatMessage(messages.testMail)}
    </Button>
  );
};

const Delivery = ({ delivery, readOnly }: DeliveryProps) => {
  const test = useTest(delivery);
  return (
    <li>
      <div className={styles['part']}>
        <span className={styles['name']}>{test.name}</span>
        <State delivery={delivery} />
        <output className={styles['result']} data-bad={test.isBad || undefined}>
          {test.result}
        </output>
      </div>
      {!readOnly && <Test delivery={delivery} test={test} />}
    </li>
  );
};

type DeliveriesPanelProps = Pick<ServiceParts, 'deliveries' | 'outbox'> & Readonly<{ readOnly: boolean }>;

/** How people are reached outside the application, and a test to oneself. */
export const DeliveriesPanel = ({ deliveries, outbox, readOnly }: DeliveriesPanelProps) => {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(messages.deliveries)}>
      <ul className={styles['parts']}>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.channel} delivery={delivery} readOnly={readOnly} />
        ))}
      </ul>
      {deliveries.some(({ goes }) => goes === 'outbox') && (
        <p className="xs dim">{formatMessage(messages.goesOutbox, { folder: outbox })}</p>
      )}
    </Panel>
  );
};
