import type { Log } from '@ecrin/command-api';
import { queryName, type AnswerElsewhere } from '@ecrin/platform/routing/answer-query.ts';
import { createMovedQueries } from '@ecrin/platform/routing/moved-queries.ts';
import { noteBreach } from '@ecrin/platform/work-budgets/work-breaches.ts';
import { workBudgets } from '@ecrin/platform/work-budgets/work-budgets.ts';
import { modelQueryRoutes } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import { beginReader, type RunningReader } from './begin-reader.ts';

/** A second thread costs memory: it begins when so many queries of one second came together with others… */
const beginsAt = 100;
/** …and ends when so many seconds brought fewer than that, or it answers nothing for as long. */
const restSeconds = workBudgets['moved-query'].holdMs / 1_000;
/** Beyond that it is no help: what it has not answered by then keeps others waiting. */
const mostWaiting = 64;
/** After a fault, before another one begins. */
const pauseSeconds = 30;

const concerned = new Set(modelQueryRoutes.map(queryName));

/** `answered`: by reader threads since the start of the process. `moveQuery`: this answer took too long in the thread of the API. */
export type Reader = Readonly<{
  answerElsewhere: AnswerElsewhere;
  moveQuery: (...asked: Parameters<AnswerElsewhere>) => void;
  answered: () => number;
}>;
type Parts = Readonly<{ modelsFile: string; log: Log; closing: Closing; begin?: typeof beginReader }>;

/**
 * Answers queries in a thread beside the API while many are asked at once. A query that comes alone is answered by the thread of the API, which would only
 * wait; of those that come together, it answers one. Whatever the reader cannot answer, it answers too, and what held it before is never asked of it again.
 */
export const startReader = ({ modelsFile, log, closing, begin = beginReader }: Parts): Reader => {
  const comesWithOthers = createTogether();
  const [demand, moved] = [createDemand(), createMovedQueries()];
  let reader: RunningReader | null = null;
  let [earlier, notBefore, isClosed] = [0, 0, false];

  const beginOne = (): RunningReader | null => {
    if (isClosed || performance.now() < notBefore) return null;
    const one = begin({
      modelsFile,
      onFault: (fault) => {
        notBefore = performance.now() + 1_000 * pauseSeconds;
        log.error({ fault: fault instanceof Error ? fault.name : 'Error' }, 'the reader thread ended by a fault');
      },
      onEnded: () => {
        clearInterval(looking);
        earlier += one.answered();
        if (reader === one) reader = null;
      },
    });
    reader = one;
    const looking = setInterval(lookAfter(one, { demand, moved, log }), 1_000 * restSeconds).unref();
    return one;
  };
  closing.add('reader', async () => {
    isClosed = true;
    await reader?.end();
  });

  const askAlone = (asked: Question) => () => (reader ?? beginOne())?.ask(...asked) ?? null;
  const askTogether: AskTogether = (...asked) => {
    if (!comesWithOthers() || moved.areWaiting()) return null;
    demand.note();
    if (!reader && demand.inSecond() >= beginsAt) beginOne();
    return reader?.isReady() && reader.waiting() < mostWaiting ? reader.ask(...asked) : null;
  };

  return {
    answered: () => earlier + (reader?.answered() ?? 0),
    moveQuery: moved.move,
    answerElsewhere: elsewhere(moved, { askAlone, askTogether }),
  };
};

type Question = Parameters<RunningReader['ask']>;
type AskTogether = (...asked: Question) => ReturnType<AnswerElsewhere>;
type Ways = Readonly<{ askAlone: (asked: Question) => () => ReturnType<AnswerElsewhere>; askTogether: AskTogether }>;

/** Of queries that the reader knows: those that held the thread of the API alone, others where many come together. */
const elsewhere =
  (moved: ReturnType<typeof createMovedQueries>, { askAlone, askTogether }: Ways): AnswerElsewhere =>
  (query, asked, given) => {
    const { newId: _notPassed, ...context } = given;
    if (!concerned.has(query)) return null;
    const state = moved.stateOf(query, asked, given);
    if (state === 'refused') return Promise.resolve({ refused: 'general.too-demanding' });
    if (state === 'moved') return moved.ask([query, asked, given], askAlone([query, asked, context]));
    return askTogether(query, asked, context);
  };

type Looking = Readonly<{
  demand: ReturnType<typeof createDemand>;
  moved: ReturnType<typeof createMovedQueries>;
  log: Log;
}>;

/** Ends a reader that has little to do, or that answers nothing any more. */
const lookAfter = (reader: RunningReader, { demand, moved, log }: Looking) => {
  let [before, waited] = [reader.answered(), 0];
  return (): void => {
    // What waits may have been asked just now: only what waited at the last look already has waited long.
    const hangs = waited > 0 && reader.answered() === before;
    [before, waited] = [reader.answered(), reader.waiting()];
    const demanded = demand.sinceLook();
    if (hangs) {
      log.error({ waiting: waited }, 'the reader thread answered nothing and is ended');
      noteBreach({ kind: 'moved-query', of: 'reader', ms: 1_000 * restSeconds });
      moved.refuseWaiting();
      // What it hangs at would make the thread of the API hang too.
      void reader.end({ refused: 'general.busy' });
    } else if (demanded < beginsAt && !moved.areWaiting()) void reader.end();
  };
};

/** Whether it is not the first query of its turn of the event loop: those that arrive while the thread works are found together. */
const createTogether = () => {
  let isFirst = true;
  return (): boolean => {
    if (!isFirst) return true;
    isFirst = false;
    setImmediate(() => {
      isFirst = true;
    });
    return false;
  };
};

/** How much was asked at once, in the current second and since it was last looked at. */
const createDemand = () => {
  let [second, inSecond, sinceLook] = [0, 0, 0];
  return {
    note: (): void => {
      const now = Math.floor(performance.now() / 1_000);
      inSecond = now === second ? inSecond + 1 : 1;
      second = now;
      sinceLook += 1;
    },
    inSecond: () => inSecond,
    sinceLook: (): number => {
      const asked = sinceLook;
      sinceLook = 0;
      return asked;
    },
  };
};
