import { figureSpans } from '@ecrin/contracts/service-figures/figure-spans.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { DetailPanels, HourlyDelays } from '../operation/operation-parts.ts';
import { DelayChart } from './delay-chart.tsx';
import { figuresMessages as messages } from './figures.messages.ts';
import { Headline } from './headline.tsx';
import { spanMessages } from './messages/common.messages.ts';
import { useGetServiceFiguresQuery } from './service-figures.api.ts';
import { ThoughtsChart } from './thoughts-chart.tsx';
import { ToLookAt } from './to-look-at.tsx';
import { WorkBars } from './work-bars.tsx';
import styles from './figures.module.css';

type Loaded = NonNullable<ReturnType<typeof useGetServiceFiguresQuery>['data']>;

const FigureSheets = ({ figures }: { figures: Loaded }) => (
  <>
    <Headline figures={figures} />
    <div className={styles['two']} data-shape="wide">
      <ThoughtsChart figures={figures} />
      <DelayChart figures={figures} />
    </div>
    <div className={styles['two']}>
      <WorkBars figures={figures} />
      <ToLookAt />
    </div>
    <HourlyDelays />
    <DetailPanels figures={figures} />
  </>
);

const parts = { span: figureSpans } as const;

/** Figures over a chosen span; while another one is fetched the last one stays. `greeting`: at the beginning of the line of choices. */
export const ServiceFigures = ({ greeting }: { greeting: ReactNode }) => {
  const { formatMessage } = useIntl();
  const { state, set } = useAddressState(parts);
  const { span } = state;
  const { data: figures, isError, refetch } = useGetServiceFiguresQuery(span, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className={styles['head']}>
        {greeting}
        <Segment
          label={formatMessage(messages.span)}
          choices={figureSpans.map((choice) => ({ choice, label: formatMessage(spanMessages[choice]) }))}
          chosen={span}
          onChoose={(chosen) => set({ span: chosen })}
        />
      </div>
      {figures && <FigureSheets figures={figures} />}
      {!figures && isError && <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />}
      {!figures && !isError && (
        <div className={styles['awaited']}>
          <Skeleton label={formatMessage(messages.loading)} lines={[96, 96, 60, 96]} />
        </div>
      )}
    </>
  );
};
