import { readModelName } from '@ecrin/contracts/admin-notification/read-model-names.ts';
import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { UpkeepAct } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { durationText } from '#lib/panel/duration-text.ts';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { queuePanelMessages as messages } from './queue-panels.messages.ts';
import { useRequestUpkeepMutation } from './queues.api.ts';
import styles from './queues.module.css';

type Projection = QueuesAnswer['projections'][number];

/** A model stores its place now and then while events are not its own. */
const settledBehind = 2_000;

const useStateOf = () => {
  const { formatMessage } = useIntl();
  return ({ parked, behind, upkeep }: Projection): string => {
    if (upkeep?.status === 'under-way') return formatMessage(messages.underWay, { percent: upkeep.percent });
    if (parked.length > 0) return formatMessage(messages.parked, { count: parked.length });
    return behind !== null && behind > settledBehind
      ? formatMessage(messages.behind, { count: behind })
      : formatMessage(messages.upToDate);
  };
};
/** The first ones, with the names of what they stopped at. */
const ParkedStreams = ({ parked }: Pick<Projection, 'parked'>) =>
  parked.slice(0, 3).map(({ stream, reason }) => (
    <p key={stream} className={`${styles['parked'] ?? ''} xs`}>
      {reason} · {stream}
    </p>
  ));

const ProjectionRow = ({ projection }: Readonly<{ projection: Projection }>) => {
  const { formatMessage } = useIntl();
  const show = useResultFeedback();
  const stateOf = useStateOf();
  const [request, { isLoading }] = useRequestUpkeepMutation();
  const { model, documents, parked } = projection;
  const { language } = useLanguage();
  const name = readModelName(language, model);
  const ask = async (act: UpkeepAct) => show(await request({ model, act }), formatMessage(messages.requested));
  return (
    <li className={styles['row']}>
      <div>
        <b>{name}</b> {name !== model && <code className={styles['technical']}>{model}</code>}
        <p className="xs dim">
          {stateOf(projection)} · {formatMessage(messages.documents, { count: documents })}
        </p>
        <ParkedStreams parked={parked} />
      </div>
      <span className={styles['acts']}>
        {parked.length > 0 && (
          <Button
            busy={isLoading}
            aria-label={formatMessage(messages.replayOne, { model: name })}
            onClick={() => void ask('retry-parked')}
          >
            {formatMessage(messages.replay)}
          </Button>
        )}
        <Button
          look="text"
          busy={isLoading}
          aria-label={formatMessage(messages.rebuildOne, { model: name })}
          onClick={() => void ask('rebuild')}
        >
          {formatMessage(messages.rebuild)}
        </Button>
      </span>
    </li>
  );
};

/** From so many seconds on it is told as a delay, and from so many on as a fault. */
const delayedFrom = { prompt: [2, 10], deferred: [60, 600] } as const;

const LagFacts = ({ lag }: Readonly<{ lag: NonNullable<QueuesAnswer['lag']> }>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const stateOf = (of: keyof typeof delayedFrom) => {
    const [seconds, [soft, bad]] = [lag[of], delayedFrom[of]];
    if (seconds < soft) return { tone: 'good', text: formatMessage(messages.upToDate) };
    const text = formatMessage(messages.delayed, { duration: durationText(intl, seconds * 1_000) });
    return { tone: seconds < bad ? 'soft' : 'bad', text };
  };
  return (
    <Facts
      facts={(['prompt', 'deferred'] as const).map((of) => {
        const { tone, text } = stateOf(of);
        return [
          formatMessage(messages[of]),
          <span key={of} className={styles['state']} data-tone={tone}>
            {text}
          </span>,
        ];
      })}
    />
  );
};

/** How far behind all are, then each, parked ones first. */
export const ProjectionsPanel = ({ projections, lag }: Pick<QueuesAnswer, 'projections' | 'lag'>) => {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(messages.projections)}>
      {lag && <LagFacts lag={lag} />}
      <ul>
        {projections
          .toSorted((one, other) => other.parked.length - one.parked.length)
          .map((projection) => (
            <ProjectionRow key={projection.model} projection={projection} />
          ))}
      </ul>
    </Panel>
  );
};
