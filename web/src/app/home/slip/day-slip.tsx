import { Slip } from '@ecrin/ui/slip/slip.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { slipMessages as messages } from './slip.messages.ts';
import { useSaid, type Said } from './use-said.tsx';
import type { SlipDay } from './use-slip-facts.ts';
import { useSlip } from './use-slip.ts';

const titleLink = ({ title, href }: Said, onRead: () => void) =>
  href === undefined ? (
    title
  ) : (
    <Link href={href} onClick={onRead}>
      {title}
    </Link>
  );

/** The free place of home: one thing that happened, or nothing. */
export const DaySlip = ({ day }: { day: SlipDay }) => {
  const { formatMessage } = useIntl();
  const say = useSaid();
  const { slip, setAside, read } = useSlip(day);
  const said = slip && say({ ...slip, day });
  if (!slip || !said) return null;
  return (
    <Slip
      kind={slip.kind}
      name={formatMessage(messages.name)}
      figure={said.figure}
      title={titleLink(said, read)}
      line={said.line}
      words={said.words}
      {...(slip.kind !== 'at-risk' && { away: { label: formatMessage(messages.away), onAway: setAside } })}
    />
  );
};
