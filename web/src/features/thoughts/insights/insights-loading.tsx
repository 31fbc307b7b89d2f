import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { FormattedMessage } from 'react-intl';
import { useLongSince } from '#lib/time/clock.ts';
import { entryState } from '../entry/entry-state.ts';
import { insightMessages as messages } from './insight.messages.ts';

type Shown = Readonly<{ thought: ThoughtDetail }>;

/** In ms after the words came: longer needs a reason. */
const usualReadingMs = 60_000;

const InsightsArriving = ({ thought: { createdAt, transcribedBy } }: Shown) => {
  const late = useLongSince(transcribedBy?.at ?? createdAt, usualReadingMs);
  return (
    <div>
      <output className="sm dim">
        <FormattedMessage {...(late ? messages.arrivesLate : messages.arriving)} />
      </output>
      <Skeleton lines={[88, 72]} />
    </div>
  );
};

/** In place of insights there are none of: on their way, or why none will come. */
export const InsightsLoading = ({ thought }: Shown) => {
  const { is } = entryState(thought);
  if (thought.withoutAi)
    return (
      <p className="sm dim">
        <FormattedMessage {...messages.withoutAi} />
      </p>
    );
  if (thought.understandingFailed)
    return (
      <output className="sm dim">
        <FormattedMessage {...messages.failed} />
      </output>
    );
  if (is === 'understanding') return <InsightsArriving thought={thought} />;
  if (is === 'ready' || is === 'nothing-said') return null;
  return (
    <output className="sm dim">
      <FormattedMessage {...messages.awaitsWords} />
    </output>
  );
};
