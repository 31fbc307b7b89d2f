import type { RunEstimate } from '@ecrin/contracts/orb/orb-run.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Figures } from '@ecrin/ui/figures/figures.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConsentCard } from '#lib/consent/consent-card.tsx';
import { useConsent } from '#lib/consent/use-consent.ts';
import type { RunChoice } from './run-choice.ts';
import { runMessages as messages } from './run.messages.ts';

const minuteSeconds = 60;
/** From this share of a limit on it is said. */
const nearLimit = 0.8;

type EstimateProps = Readonly<{ estimate: RunEstimate }>;

const useCost = ({ cost }: RunEstimate): string => {
  const { formatMessage } = useIntl();
  if (cost === null) return formatMessage(messages.unknownCost);
  if (cost === 0) return formatMessage(messages.free);
  return cost < 1 ? formatMessage(messages.lessThan) : formatMessage(messages.euros, { euros: Math.ceil(cost) });
};

/** What will be read, how long and for how much, before anything is. */
export const Price = ({ estimate, choice }: EstimateProps & Readonly<{ choice: RunChoice }>) => {
  const { formatMessage } = useIntl();
  const { thoughts, seconds } = estimate;
  const isText = choice.kind === 'text' && choice.text.trim() !== '';
  const minutes = seconds === null || seconds < minuteSeconds ? 0 : Math.round(seconds / minuteSeconds);
  return (
    <Figures
      figures={[
        {
          label: formatMessage(messages.toRead),
          value: isText ? formatMessage(messages.ownText) : formatMessage(messages.thoughts, { thoughts }),
        },
        {
          label: formatMessage(messages.duration),
          value:
            seconds === null ? formatMessage(messages.unknown) : formatMessage(messages.seconds, { minutes, seconds }),
        },
        { label: formatMessage(messages.cost), value: useCost(estimate) },
      ]}
    />
  );
};

/** How a cost in euros is said; null: not known. */
export const kindOfCost = (cost: number | null): 'free' | 'unknown' | 'less' | 'more' => {
  if (cost === null) return 'unknown';
  if (cost === 0) return 'free';
  return cost < 1 ? 'less' : 'more';
};

const LimitNear = ({ estimate: { runsToday, runsPerDay, wordsThisMonth, wordsPerMonth } }: EstimateProps) => {
  const [runs, words] = [
    runsPerDay === 0 ? 0 : runsToday / runsPerDay,
    wordsPerMonth === 0 ? 0 : wordsThisMonth / wordsPerMonth,
  ];
  return Math.max(runs, words) < nearLimit ? null : (
    <p className="xs dim">
      <FormattedMessage {...messages.used} values={{ runs: runsToday, most: runsPerDay, share: Math.min(1, words) }} />
    </p>
  );
};

const BudgetNotice = ({ estimate: { usedShare } }: EstimateProps) => {
  if (usedShare === null || usedShare < nearLimit) return null;
  return usedShare >= 1 ? (
    <Banner tone="warn">
      <FormattedMessage {...messages.budgetUsed} />
    </Banner>
  ) : (
    <p className="xs dim">
      <FormattedMessage {...messages.budgetNear} values={{ share: Math.floor(usedShare * 100) / 100 }} />
    </p>
  );
};

/** Where it is read, what is left out, and what is near its limit. */
export const ReadingNotice = ({ estimate }: EstimateProps) => {
  const { model, endpoint, leftOut } = estimate;
  const consent = useConsent('orbs');
  if (model === null)
    return (
      <Banner tone="warn">
        <FormattedMessage {...messages.noModel} />
      </Banner>
    );
  if (consent === undefined) return null;
  if (consent && consent.state !== 'given') return <ConsentCard consent={consent} />;
  return (
    <>
      <p className="xs dim">
        {endpoint === null ? (
          <FormattedMessage {...messages.readHere} values={{ model }} />
        ) : (
          <FormattedMessage {...messages.readAt} values={{ model, endpoint }} />
        )}{' '}
        {leftOut > 0 && <FormattedMessage {...messages.left} values={{ left: leftOut }} />}
      </p>
      <LimitNear estimate={estimate} />
      <BudgetNotice estimate={estimate} />
    </>
  );
};
