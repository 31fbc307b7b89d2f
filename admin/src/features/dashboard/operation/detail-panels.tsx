import type { Measure, ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { useIntl, type IntlShape } from 'react-intl';
import { durationText } from '#lib/panel/duration-text.ts';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { changeText } from '../figures/figure-text.ts';
import { figuresMessages } from '../figures/figures.messages.ts';
import { blockMessages } from './block.messages.ts';
import { detailMessages } from './detail.messages.ts';
import { StoragePanel } from './storage-panel.tsx';
import styles from '../figures/figures.module.css';

const messages = { ...figuresMessages, ...detailMessages };

type Fact = readonly [name: string, value: string];

/** « 2 036 · + 4 % » */
const measured = (intl: IntlShape, measure: Measure): string =>
  measure.total === 0 && measure.before === 0
    ? intl.formatNumber(0)
    : intl.formatMessage(messages.withChange, {
        figure: intl.formatNumber(measure.total),
        change: changeText(intl, measure),
      });

const clientFacts = (intl: IntlShape, { clients }: ServiceFigures): readonly Fact[] => {
  const { formatMessage, formatNumber } = intl;
  return [
    [formatMessage(messages.clientsInAll), formatNumber(clients.total)],
    [formatMessage(messages.newClients), measured(intl, clients.registered)],
    [formatMessage(messages.activeIn1), formatNumber(clients.activeIn1.now)],
    [formatMessage(messages.activeIn7), formatNumber(clients.activeIn7.now)],
    [formatMessage(messages.activeIn30), formatNumber(clients.activeIn30.now)],
  ];
};

const thoughtFacts = (intl: IntlShape, { thoughts }: ServiceFigures): readonly Fact[] => {
  const { formatMessage, formatNumber } = intl;
  return [
    [formatMessage(messages.kept), formatNumber(thoughts.kept)],
    [formatMessage(messages.spoken), measured(intl, thoughts.spoken)],
    [formatMessage(messages.written), measured(intl, thoughts.written)],
    [formatMessage(messages.deleted), measured(intl, thoughts.deleted)],
  ];
};

const workFacts = (intl: IntlShape, { transcriptions, understandings }: ServiceFigures): readonly Fact[] => {
  const { formatMessage } = intl;
  return [
    [formatMessage(messages.transcribed), measured(intl, transcriptions.done)],
    [formatMessage(messages.transcriptionsNotDone), measured(intl, transcriptions.failed)],
    [formatMessage(messages.understood), measured(intl, understandings.done)],
    [formatMessage(messages.understandingsNotDone), measured(intl, understandings.failed)],
    [
      formatMessage(messages.understandingDelay),
      formatMessage(messages.medianAnd95, {
        median: durationText(intl, understandings.delay.medianMs),
        p95: durationText(intl, understandings.delay.p95Ms),
      }),
    ],
  ];
};

const habitFacts = (intl: IntlShape, { goals, orbRuns }: ServiceFigures): readonly Fact[] => {
  const { formatMessage, formatNumber } = intl;
  return [
    [formatMessage(messages.goals), formatNumber(goals.exist)],
    [formatMessage(messages.goalsSet), measured(intl, goals.set)],
    [formatMessage(messages.periodsMet), measured(intl, goals.met)],
    [formatMessage(messages.orbsRun), measured(intl, orbRuns.completed)],
    [formatMessage(messages.orbsFailed), measured(intl, orbRuns.failed)],
  ];
};

const notificationFacts = (intl: IntlShape, { notifications }: ServiceFigures): readonly Fact[] => {
  const { formatMessage } = intl;
  return [
    [formatMessage(messages.posted), measured(intl, notifications.posted)],
    [formatMessage(messages.sent), measured(intl, notifications.sent)],
    [formatMessage(messages.delivered), measured(intl, notifications.delivered)],
    [formatMessage(messages.opened), measured(intl, notifications.opened)],
    [formatMessage(messages.heldBack), measured(intl, notifications.heldBack)],
  ];
};

/** Why notifications were not sent, the most frequent reason first. */
const blockedFacts = (intl: IntlShape, { notifications }: ServiceFigures): readonly Fact[] =>
  notifications.blocked.map(({ reason, count }) => [
    intl.formatMessage(blockMessages[reason]),
    intl.formatNumber(count),
  ]);

/** Everything else that is counted. */
export const DetailPanels = ({ figures }: { figures: ServiceFigures }) => {
  const intl = useIntl();
  const blocked = blockedFacts(intl, figures);
  return (
    <div className={styles['details']}>
      {(
        [
          [messages.clients, clientFacts],
          [messages.thoughts, thoughtFacts],
          [messages.work, workFacts],
          [messages.goalsAndOrbs, habitFacts],
          [messages.notifications, notificationFacts],
        ] as const
      ).map(([title, facts]) => (
        <Panel key={title.id} title={intl.formatMessage(title)}>
          <Facts facts={facts(intl, figures)} />
        </Panel>
      ))}
      <StoragePanel />
      <Panel title={intl.formatMessage(messages.blocked)}>
        {blocked.length > 0 ? (
          <Facts facts={blocked} />
        ) : (
          <p className="sm dim">{intl.formatMessage(messages.noneBlocked)}</p>
        )}
      </Panel>
    </div>
  );
};
