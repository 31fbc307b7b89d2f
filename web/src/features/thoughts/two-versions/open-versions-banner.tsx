import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { areVersionsOpen } from '@ecrin/domain/thought/open-versions.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { now } from '#lib/time/clock.ts';
import { twoVersionsMessages as messages } from './two-versions.messages.ts';

/** On the page of a thought: that two versions are open, and the way to them. */
export const OpenVersionsBanner = ({
  thought: { thoughtId, twoVersionsAt },
}: {
  thought: Pick<ThoughtDetail, 'thoughtId' | 'twoVersionsAt'>;
}) =>
  areVersionsOpen(twoVersionsAt, now()) ? (
    <Banner
      tone="info"
      action={
        <Link href={`/app/thoughts/${thoughtId}/two-versions`} className="link">
          <FormattedMessage {...messages.compare} />
        </Link>
      }
    >
      <FormattedMessage {...messages.banner} />
    </Banner>
  ) : null;
