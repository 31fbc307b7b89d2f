import { daysBetween } from '#time/days.ts';
import type { Feedback } from './goal-sentences.ts';
import type { SentenceFacts } from './sentence-facts.ts';

/** States without other sentences, except the count so far. */
export const feedbackOfState = (facts: SentenceFacts): Feedback | null => {
  const {
    snapshot: { history, today },
    figures: { statistics, lastDay, period },
    strength,
  } = facts;
  if (!facts.begun)
    return { code: 'not-begun', values: { day: history.startDay, daysUntil: daysBetween(today, history.startDay) } };
  if (facts.over)
    return {
      code: 'ended',
      values: {
        met: statistics.periodsMet,
        completed: statistics.periodsCompleted,
        thoughts: statistics.totalThoughts,
      },
    };
  if (facts.deactivated) return { code: 'deactivated', values: { strength, thoughts: statistics.totalThoughts } };
  return pausedFeedback(facts) ?? (period.result === 'inactive' ? inactiveFeedback(lastDay, history.startDay) : null);
};

const pausedFeedback = ({ figures: { pause }, strength }: SentenceFacts): Feedback | null => {
  if (!pause) return null;
  return pause.untilDay === null
    ? { code: 'paused', values: { strength } }
    : { code: 'paused-until', values: { day: pause.untilDay, strength } };
};

const inactiveFeedback = (lastDay: string | null, startDay: string): Feedback =>
  lastDay === null
    ? { code: 'asleep-never', values: { day: startDay } }
    : { code: 'asleep-since', values: { day: lastDay } };

export const totalSoFar = ({ snapshot: { history }, terms, figures: { statistics } }: SentenceFacts): Feedback =>
  statistics.totalThoughts === 0
    ? { code: 'aimed-at', values: { target: terms.targetCount } }
    : { code: 'so-far', values: { thoughts: statistics.totalThoughts, day: history.startDay } };
