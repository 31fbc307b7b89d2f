import { linkOfSubject } from '@ecrin/contracts/notification/notification-link.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { clockIcon, mergeIcon, orbIcon, threadIcon, wifiOffIcon } from '@ecrin/ui/icon/icons.ts';
import { Ring } from '@ecrin/ui/ring/ring.tsx';
import { SlipIcon } from '@ecrin/ui/slip/slip.tsx';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { goalRing } from '#features/goals/summary/goal-status.ts';
import { useGoalLabels } from '#features/goals/summary/use-goal-labels.ts';
import { useFindOrbQuery } from '#features/orbs/orbs.api.ts';
import { earlierYearsMessages } from '#features/thoughts/earlier-years/earlier-years.messages.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { OrbFace } from '#lib/orbs/orb-face.tsx';
import { deviceZone } from '#lib/time/clock.ts';
import { formatCalendarDate, formatMonthTitle, formatTime, formatTimeOfDay } from '#lib/time/date-format.ts';
import type { OfKind, SlipContent } from './slip-content.ts';
import { slipMessages as messages } from './slip.messages.ts';
import type { Slip } from './slips.ts';
import { useQuestions } from './use-question-content.tsx';
import type { SlipDay } from './use-slip-facts.ts';

type AnySlip = Slip & Readonly<{ day: SlipDay }>;

const isOfKind = <Kind extends Slip['kind']>(slip: AnySlip, kind: Kind): slip is AnySlip & OfKind<Kind> =>
  slip.kind === kind;
/** Undefined for the other kinds. */
const forKind =
  <Kind extends Slip['kind']>(kind: Kind, contentOf: (slip: OfKind<Kind>) => SlipContent) =>
  (slip: AnySlip): SlipContent | undefined =>
    isOfKind(slip, kind) ? contentOf(slip) : undefined;

const useTimeHere = () => {
  const { language } = useLanguage();
  return (instant: string) => formatTime(language, { occurredAt: instant, timeZone: deviceZone() });
};

const nearness = (day: string, today: string) =>
  day === today ? 'today' : day === dayPlus(today, -1) ? 'yesterday' : 'earlier';

const useAtRisk = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const timeHere = useTimeHere();
  return ({ count, since, day: { today } }: OfKind<'at-risk'>): SlipContent => {
    const from = calendarDay(since, deviceZone());
    const values = {
      count,
      near: nearness(from, today),
      time: timeHere(since),
      date: formatCalendarDate(language, from),
    };
    return {
      figure: <SlipIcon of={wifiOffIcon} tone="warn" />,
      title: formatMessage(messages.atRisk, { count }),
      line: formatMessage(messages.atRiskSince, values),
    };
  };
};

const useTwoVersions = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const timeHere = useTimeHere();
  return ({ thoughtId, at, day: { today } }: OfKind<'two-versions'>): SlipContent => {
    const on = calendarDay(at, deviceZone());
    return {
      figure: <SlipIcon of={mergeIcon} />,
      title: formatMessage(messages.twoVersions),
      line: formatMessage(messages.twoVersionsLine, {
        near: nearness(on, today),
        time: timeHere(at),
        date: formatCalendarDate(language, on),
      }),
      href: `/app/thoughts/${thoughtId}/two-versions`,
    };
  };
};

const useReminder = () => {
  const { formatMessage } = useIntl();
  const timeHere = useTimeHere();
  return ({ card }: OfKind<'reminder'>): SlipContent => ({
    figure: <SlipIcon of={clockIcon} />,
    title: card.title ?? formatMessage(messages.nameless),
    line: formatMessage(messages.reminder, { time: timeHere(card.postedAt) }),
    href: (card.subject?.about && linkOfSubject(card.subject)) ?? '/app/notifications',
  });
};

const useGoal = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const labels = useGoalLabels();
  return ({ goal, day: { dayStart } }: OfKind<'goal'>): SlipContent => ({
    figure: <Ring {...goalRing(goal)} />,
    title: formatMessage(messages.goal, { title: labels.title(goal) }),
    line: formatMessage(messages.goalEnds, {
      frequency: goal.frequency,
      time: dayStart === 0 ? 'midnight' : formatTimeOfDay(language, dayStart),
      strength: goal.strength < 0.005 ? 'none' : 'some',
      percent: Math.round(100 * goal.strength),
    }),
    href: `/app/goals/${goal.goalId}`,
  });
};

const OrbFigure = ({ orbId }: { orbId: string }) => {
  const { language } = useLanguage();
  const { data } = useFindOrbQuery({ orbId, language });
  return data ? <OrbFace orb={data} size="xs" /> : <SlipIcon of={orbIcon} />;
};

const useOrb = () => {
  const { formatMessage } = useIntl();
  return ({ card: { title, body, subject } }: OfKind<'orb'>): SlipContent => ({
    figure: subject?.orbId === undefined ? <SlipIcon of={orbIcon} /> : <OrbFigure orbId={subject.orbId} />,
    title: title === null ? formatMessage(messages.orbNameless) : formatMessage(messages.orb, { name: title }),
    line: body,
    href: linkOfSubject(subject),
  });
};

const useMonth = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return ({ month, count, mood, day: { today } }: OfKind<'month'>): SlipContent => ({
    figure: <Stone mood={mood} size="lg" />,
    title: formatMessage(messages.month, { month: formatMonthTitle(language, month, today) }),
    line: formatMessage(messages.monthCount, { count }),
    href: `/app/year/${month.replace('-', '/')}`,
  });
};

const useThread = () => {
  const { formatMessage } = useIntl();
  return ({ proposal: { tag, thoughtIds } }: OfKind<'thread'>): SlipContent => ({
    figure: <SlipIcon of={threadIcon} />,
    title: formatMessage(messages.thread, { count: thoughtIds.length, tag, elided: String(elidesBefore(tag)) }),
    line: formatMessage(messages.threadLine),
    href: `/app/threads?${new URLSearchParams({ proposed: tag })}`,
  });
};

const useMemory = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return ({ found: { years, day, thought } }: OfKind<'memory'>): SlipContent => ({
    title: formatMessage(earlierYearsMessages.heading, { years }),
    line: formatCalendarDate(language, day),
    words: (
      <p className="words" data-size="sm">
        {withFrenchTypography(thought.excerpt ?? thought.title ?? '')}
      </p>
    ),
    href: `/app/thoughts/${thought.thoughtId}`,
  });
};

/** What is shown of a slip, by its kind. */
export const useSlipContent = () => {
  const { consents, address, install, journal } = useQuestions();
  const kinds = [
    forKind('at-risk', useAtRisk()),
    forKind('two-versions', useTwoVersions()),
    forKind('reminder', useReminder()),
    forKind('goal', useGoal()),
    forKind('orb', useOrb()),
    forKind('month', useMonth()),
    forKind('thread', useThread()),
    forKind('consents', consents),
    forKind('address', address),
    forKind('install', install),
    forKind('journal', journal),
    forKind('memory', useMemory()),
  ];
  return (slip: AnySlip): SlipContent | undefined =>
    kinds.map((contentOf) => contentOf(slip)).find((content) => content !== undefined);
};
