import { createSerialQueue } from '@ecrin/platform/concurrency/serial-queue.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { GoalStatisticsReplays, ReplayQuestion, RunningReplay } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import { startReplay, type ReplayConfig } from './replay-process.ts';

type Parts = Readonly<{ config: ReplayConfig; events: Pick<Events, 'readAll'>; closing: Closing }>;

/** Answers that are remembered, of different questions. */
const maxRemembered = 30;

/**
 * Replays in processes of their own, one at a time, so that requests are not slowed down. An answer is used again as long as no event can change it:
 * until the log grows, or forever when the question ends before its last event.
 */
export const createGoalStatisticsReplays = ({ config, events, closing }: Parts): GoalStatisticsReplays => {
  const answers = new Map<string, RunningReplay>();
  const inTurn = createSerialQueue();
  const running = new Set<ReturnType<typeof startReplay>>();
  let closed = false;
  closing.add('replays of goal statistics', async () => {
    closed = true;
    for (const { stop } of running) stop();
  });

  const begin = (question: ReplayQuestion, forget: () => void): RunningReplay => {
    let percent = 0;
    const report = inTurn(async () => {
      if (closed) throw new Error('the server is stopping');
      const replay = startReplay(config, question, (now) => void (percent = now));
      running.add(replay);
      return replay.report.finally(() => running.delete(replay));
    });
    report.catch(forget);
    return { report, percent: () => percent };
  };

  return {
    ask: async (question) => {
      const [last] = await Array.fromAsync(events.readAll({ direction: 'backward', max: 1 }));
      if (isBeyond(question, last)) return null;
      const key = JSON.stringify([question, isFinal(question, last) ? null : last?.position]);
      const known = answers.get(key);
      const answer = known ?? begin(question, () => answers.delete(key));
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > maxRemembered && oldest !== undefined) answers.delete(oldest);
      return answer;
    },
  };
};

const isPosition = (asOf: string): boolean => /^\d+$/u.test(asOf);

const isBeyond = ({ asOf = '' }: ReplayQuestion, last: RecordedEvent | undefined): boolean =>
  isPosition(asOf) && Number(asOf) > (last?.position ?? 0);

const isFinal = ({ asOf }: ReplayQuestion, last: RecordedEvent | undefined): boolean => {
  if (asOf === undefined || last === undefined) return false;
  if (isPosition(asOf)) return true;
  return (asOf.length === 10 ? `${asOf}T23:59:59.999Z` : asOf) < last.recordedAt;
};
