import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { LoadBars } from '@ecrin/ui/load-bars/load-bars.tsx';
import { StatusDot } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useIntl } from 'react-intl';
import { Panel } from '#lib/panel/panel.tsx';
import { useGetServiceStateQuery } from '../service.api.ts';
import { figuresMessages as messages } from './figures.messages.ts';

/** What is being worked on now, by kind. */
export const WorkBars = ({ figures: { transcriptions, understandings, orbRuns } }: { figures: ServiceFigures }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { data: state } = useGetServiceStateQuery();
  const kinds = [
    ['transcriptions', messages.transcriptions, transcriptions.running],
    ['understandings', messages.understandings, understandings.running],
    ['orbs', messages.orbs, orbRuns.running],
  ] as const;
  return (
    <Panel
      title={formatMessage(messages.queues)}
      aside={
        state && (
          <StatusDot tone={state.ready ? 'good' : 'bad'}>
            {formatMessage(state.ready ? messages.allMoves : messages.somethingStopped)}
          </StatusDot>
        )
      }
    >
      <LoadBars
        bars={kinds.map(([key, label, count]) => ({
          key,
          label: formatMessage(label),
          count,
          text: formatNumber(count),
        }))}
      />
    </Panel>
  );
};
