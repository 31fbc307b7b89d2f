import { Slip } from '@ecrin/ui/slip/slip.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { SlipContent } from './slip-content.ts';
import { slipMessages as messages } from './slip.messages.ts';
import { useSlipContent } from './use-slip-content.tsx';
import type { SlipDay } from './use-slip-facts.ts';
import { useSlip } from './use-slip.ts';

const titleOf = ({ title, href, act }: SlipContent, onRead: () => void) => {
  if (href !== undefined)
    return (
      <Link href={href} onClick={onRead}>
        {title}
      </Link>
    );
  if (!act) return title;
  const actAndClose = () => {
    act();
    onRead();
  };
  return (
    <button type="button" onClick={actAndClose}>
      {title}
    </button>
  );
};

/** The free place of home: one thing that happened, or nothing. */
export const DaySlip = ({ day }: { day: SlipDay }) => {
  const { formatMessage } = useIntl();
  const contentOf = useSlipContent();
  const { slip, setAside, read } = useSlip(day);
  const content = slip && contentOf({ ...slip, day });
  if (!slip || !content) return null;
  return (
    <Slip
      kind={slip.kind}
      name={formatMessage(messages.name)}
      figure={content.figure}
      title={titleOf(content, read)}
      line={content.line}
      words={content.words}
      {...(slip.kind !== 'at-risk' && { away: { label: formatMessage(messages.away), onAway: setAside } })}
    />
  );
};
