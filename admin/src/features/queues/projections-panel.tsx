import { readModelName } from '@ecrin/contracts/admin-notification/read-model-names.ts';
import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { UpkeepAct } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { ConfirmFirst } from '#lib/page/confirm-first.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { LagFacts } from './lag-facts.tsx';
import { ParkedStreams } from './parked-streams.tsx';
import { queuePanelMessages as messages } from './queue-panels.messages.ts';
import { useRequestUpkeepMutation } from './queues.api.ts';
import { groupMessages } from './read-model-groups.messages.ts';
import styles from './queues.module.css';

type Projection = QueuesAnswer['projections'][number];

/** A model stores its place now and then while events are not its own. */
const settledBehind = 2_000;

/** Those that need somebody come first. */
const states = ['parked', 'underWay', 'behind', 'upToDate'] as const;
type State = (typeof states)[number];

const stateOf = ({ parked, behind, upkeep }: Projection): State => {
  if (upkeep?.status === 'under-way') return 'underWay';
  if (parked.length > 0) return 'parked';
  return behind !== null && behind > settledBehind ? 'behind' : 'upToDate';
};

const useStateText = () => {
  const { formatMessage } = useIntl();
  return (projection: Projection): string => {
    const { parked, behind, upkeep } = projection;
    const texts: Readonly<Record<State, string>> = {
      underWay: formatMessage(messages.underWay, { percent: upkeep?.percent ?? 0 }),
      parked: formatMessage(messages.parked, { count: parked.length }),
      behind: formatMessage(messages.behind, { count: behind ?? 0 }),
      upToDate: formatMessage(messages.upToDate),
    };
    return texts[stateOf(projection)];
  };
};

const Upkeep = ({ model, name, parked }: Readonly<{ model: string; name: string; parked: boolean }>) => {
  const { formatMessage } = useIntl();
  const show = useResultFeedback();
  const [request, { isLoading }] = useRequestUpkeepMutation();
  const ask = async (act: UpkeepAct) => show(await request({ model, act }), formatMessage(messages.requested));
  return (
    <span className={styles['acts']}>
      {parked && (
        <ConfirmFirst
          label={formatMessage(messages.replay)}
          name={formatMessage(messages.replayOne, { model: name })}
          title={formatMessage(messages.replayTitle, { model: name })}
          text={formatMessage(messages.replayText)}
          busy={isLoading}
          onConfirm={() => ask('retry-parked')}
        />
      )}
      <ConfirmFirst
        label={formatMessage(messages.rebuild)}
        name={formatMessage(messages.rebuildOne, { model: name })}
        title={formatMessage(messages.rebuildTitle, { model: name })}
        text={formatMessage(messages.rebuildText)}
        look="text"
        busy={isLoading}
        onConfirm={() => ask('rebuild')}
      />
    </span>
  );
};

type ProjectionRowProps = Readonly<{ projection: Projection; mayUpkeep: boolean }>;

const ProjectionRow = ({ projection, mayUpkeep }: ProjectionRowProps) => {
  const { formatMessage } = useIntl();
  const stateText = useStateText();
  const { model, documents, parked } = projection;
  const { language } = useLanguage();
  const name = readModelName(language, model);
  return (
    <li className={styles['row']}>
      <div>
        <b>{name}</b> {name !== model && <code className={styles['technical']}>{model}</code>}
        <p className="xs dim">
          {stateText(projection)} · {formatMessage(messages.documents, { count: documents })}
        </p>
        <ParkedStreams parked={parked} />
      </div>
      {mayUpkeep && <Upkeep model={model} name={name} parked={parked.length > 0} />}
    </li>
  );
};

type Rows = Readonly<{ rows: readonly Projection[]; mayUpkeep: boolean }>;

const ProjectionRows = ({ rows, mayUpkeep }: Rows) => (
  <ul>
    {rows.map((projection) => (
      <ProjectionRow key={projection.model} projection={projection} mayUpkeep={mayUpkeep} />
    ))}
  </ul>
);

/** Those that are up to date are counted; each is there for whoever looks for it. */
const Group = ({ state, ...group }: Rows & Readonly<{ state: State }>) => {
  const { formatMessage } = useIntl();
  const count = group.rows.length;
  if (count === 0) return null;
  const title = formatMessage(groupMessages[state], { count });
  if (state === 'upToDate')
    return (
      <details className={styles['calm']}>
        <summary>
          <span className={styles['state']} data-tone="good">
            {title}
            <Icon of={chevronDownIcon} size="sm" />
          </span>
        </summary>
        <ProjectionRows {...group} />
      </details>
    );
  return (
    <section>
      <h3 className="sm">{title}</h3>
      <ProjectionRows {...group} />
    </section>
  );
};

/** How far behind all are, then each that is not in order, by its state, and how many are. */
export const ProjectionsPanel = ({ projections, lag }: Pick<QueuesAnswer, 'projections' | 'lag'>) => {
  const { formatMessage } = useIntl();
  const mayUpkeep = useGetMeQuery().data?.role === 'superadmin';
  return (
    <Panel title={formatMessage(messages.projections)}>
      {lag && <LagFacts lag={lag} />}
      {!mayUpkeep && <p className="sm dim">{formatMessage(messages.upkeepElsewhere)}</p>}
      {states.map((state) => (
        <Group
          key={state}
          state={state}
          rows={projections.filter((projection) => stateOf(projection) === state)}
          mayUpkeep={mayUpkeep}
        />
      ))}
    </Panel>
  );
};
