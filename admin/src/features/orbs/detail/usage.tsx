import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { contractKept, costOf } from '../orb-figures.ts';
import { detailMessages as messages } from './detail.messages.ts';
import styles from '../orbs.module.css';

/** As messages select it: their keys have no hyphens. */
const reasonKey = (reason: string): string => reason.replaceAll('-', '_');

const Failures = ({ failures }: Pick<ReadyOrbDetail, 'failures'>) => {
  const { formatMessage, formatNumber } = useIntl();
  const sorted = Object.entries(failures).toSorted(([, one], [, other]) => other - one);
  return (
    <>
      <h3 className="sm">{formatMessage(messages.failures)}</h3>
      {sorted.length === 0 ? (
        <p className="sm dim">{formatMessage(messages.noFailures)}</p>
      ) : (
        <Facts
          facts={sorted.map(([reason, count]) => [
            formatMessage(messages.failure, { reason: reasonKey(reason) }),
            formatNumber(count),
          ])}
        />
      )}
    </>
  );
};

/** Everybody's runs, never what they read or returned. */
export const Usage = ({ orb: { usage, everCompleted, eurosPerMillionTokens, failures } }: { orb: ReadyOrbDetail }) => {
  const { formatMessage, formatNumber } = useIntl();
  const [kept, cost] = [contractKept(usage), costOf(usage, eurosPerMillionTokens)];
  const facts: [string, string][] = [
    [formatMessage(messages.runs), formatNumber(usage.completed)],
    [formatMessage(messages.automatic), formatNumber(usage.automatic)],
    [
      formatMessage(messages.kept),
      kept === null ? formatMessage(messages.neverRun) : formatNumber(kept, { style: 'percent' }),
    ],
    [formatMessage(messages.tokens), formatNumber(usage.inputTokens + usage.outputTokens)],
    ...(cost === null
      ? []
      : [
          [
            formatMessage(messages.cost),
            formatNumber(cost, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
          ] satisfies [string, string],
        ]),
    [formatMessage(messages.ever), formatNumber(everCompleted)],
  ];
  return (
    <Panel title={formatMessage(messages.usage)}>
      <Facts facts={facts} />
      <Failures failures={failures} />
      <p className={`${styles['footnote'] ?? ''} xs dim`}>
        <FormattedMessage {...messages.usageNote} />
      </p>
    </Panel>
  );
};
