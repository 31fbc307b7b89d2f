import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { LoadBars } from '@ecrin/ui/load-bars/load-bars.tsx';
import { useIntl } from 'react-intl';
import { Panel } from '#lib/panel/panel.tsx';
import { StandingStatus } from '../standing-status.tsx';
import { figuresMessages as messages } from './figures.messages.ts';

const standingWords = {
  moving: messages.allMoves,
  late: messages.somethingLate,
  stopped: messages.somethingStopped,
} as const;

/** What is being worked on now, by kind. */
export const WorkBars = ({ figures: { transcriptions, understandings, orbRuns } }: { figures: ServiceFigures }) => {
  const { formatMessage, formatNumber } = useIntl();
  const kinds = [
    ['transcriptions', messages.transcriptions, transcriptions.running],
    ['understandings', messages.understandings, understandings.running],
    ['orbs', messages.orbs, orbRuns.running],
  ] as const;
  return (
    <Panel title={formatMessage(messages.queues)} aside={<StandingStatus words={standingWords} />}>
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
