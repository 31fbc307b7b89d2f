import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl, type IntlShape } from 'react-intl';
import { libMessages } from '#lib/lib.messages.ts';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { useCountWorkQuery } from '#lib/work/work-counts.api.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';
import type { ServiceState } from './service-state.ts';
import { useGetServiceStateQuery } from './service.api.ts';
import { StandingStatus } from './standing-status.tsx';

const transcriptionText = (
  { formatMessage }: IntlShape,
  { local, delay, percent }: NonNullable<ServiceState['transcription']>,
) => {
  if (delay === null) return formatMessage(local ? messages.here : messages.elsewhere);
  return percent === null ? formatMessage(messages.modelMissing) : formatMessage(messages.modelComing, { percent });
};

const meaningText = ({ formatMessage }: IntlShape, { local, ready, percent }: NonNullable<ServiceState['meaning']>) => {
  if (ready) return formatMessage(local ? messages.here : messages.elsewhere);
  return percent === null ? formatMessage(messages.byWords) : formatMessage(messages.modelComing, { percent });
};

/** What finds and what answers. */
const languageFacts = (intl: IntlShape, { meaning, answers }: ServiceState) => [
  ...(meaning ? [[intl.formatMessage(messages.meaning), meaningText(intl, meaning)] as const] : []),
  ...(answers
    ? [[intl.formatMessage(messages.answers), answers.model ?? intl.formatMessage(messages.quotesOnly)] as const]
    : []),
];

/** Only the roles of this process. `running`: work under way, as the queues count it; null: not known yet. */
const factsOf = (intl: IntlShape, state: ServiceState, running: number | null) => {
  const { projections, workflows, transcription, analysis } = state;
  const { formatMessage } = intl;
  return [
    [
      formatMessage(messages.readings),
      formatMessage(projections.faults > 0 ? messages.readingsStuck : messages.readingsFine, projections),
    ] as const,
    ...(workflows && running !== null
      ? [[formatMessage(messages.work), formatMessage(messages.workText, { ...workflows, running })] as const]
      : []),
    ...(transcription
      ? [[formatMessage(messages.transcription), transcriptionText(intl, transcription)] as const]
      : []),
    ...(analysis
      ? [
          [
            formatMessage(messages.analysis),
            formatMessage(analysis.local ? messages.here : messages.elsewhere),
          ] as const,
        ]
      : []),
    ...languageFacts(intl, state),
  ];
};

const standingWords = { moving: messages.ready, late: messages.late, stopped: messages.notReady } as const;

/** The current state of the service. */
export const ServicePanel = () => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { data: counts } = useCountWorkQuery();
  const {
    data: state,
    isError,
    refetch,
  } = useGetServiceStateQuery(undefined, {
    pollingInterval: 30_000,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const again = (
    <Button look="text" onClick={() => void refetch()}>
      {formatMessage(libMessages.retry)}
    </Button>
  );
  if (isError)
    return (
      <Panel title={formatMessage(messages.service)}>
        <Banner tone="warn" action={again}>
          {formatMessage(messages.serviceMissing)}
        </Banner>
      </Panel>
    );
  return (
    <Panel title={formatMessage(messages.service)} aside={state && <StandingStatus words={standingWords} />}>
      {state ? (
        <Facts facts={factsOf(intl, state, counts?.waiting ?? null)} />
      ) : (
        <Skeleton label={formatMessage(messages.serviceLoading)} lines={[70, 84, 62]} />
      )}
    </Panel>
  );
};
