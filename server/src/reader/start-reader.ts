import type { Log } from '@ecrin/command-api';
import { queryName, type AnswerElsewhere } from '@ecrin/platform/routing/answer-query.ts';
import { modelQueryRoutes } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import { beginReader, type RunningReader } from './begin-reader.ts';

/** A second thread costs memory: it begins when so many queries of one second came together with others… */
const beginsAt = 100;
/** …and ends when so many seconds brought fewer than that. */
const restSeconds = 10;
/** Beyond that it is no help: what it has not answered by then keeps others waiting. */
const mostWaiting = 64;
/** After a fault, before another one begins. */
const pauseSeconds = 30;

const concerned = new Set(modelQueryRoutes.map(queryName));

/** `answered`: by reader threads since the start of the process. */
export type Reader = Readonly<{ answerElsewhere: AnswerElsewhere; answered: () => number }>;
type Parts = Readonly<{ modelsFile: string; log: Log; closing: Closing; begin?: typeof beginReader }>;

/**
 * Answers queries in a thread beside the API while many are asked at once. A query that comes alone is answered by the thread of the API, which would only
 * wait; of those that come together, it answers one. Whatever the reader cannot answer, it answers too.
 */
export const startReader = ({ modelsFile, log, closing, begin = beginReader }: Parts): Reader => {
  const comesWithOthers = createTogether();
  const demand = createDemand();
  let reader: RunningReader | null = null;
  let [earlier, notBefore, isClosed] = [0, 0, false];

  const beginOne = (): void => {
    if (isClosed || performance.now() < notBefore) return;
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
    const looking = setInterval(lookAfter(one, { demand, log }), 1_000 * restSeconds).unref();
  };
  closing.add('reader', async () => {
    isClosed = true;
    await reader?.end();
  });

  return {
    answered: () => earlier + (reader?.answered() ?? 0),
    answerElsewhere: (query, asked, { newId: _notPassed, ...context }) => {
      if (!concerned.has(query) || !comesWithOthers()) return null;
      demand.note();
      if (!reader && demand.inSecond() >= beginsAt) beginOne();
      return reader?.isReady() && reader.waiting() < mostWaiting ? reader.ask(query, asked, context) : null;
    },
  };
};

/** Ends a reader that has little to do, or that answers nothing any more. */
const lookAfter = (
  reader: RunningReader,
  { demand, log }: Readonly<{ demand: ReturnType<typeof createDemand>; log: Log }>,
) => {
  let [before, waited] = [reader.answered(), 0];
  return (): void => {
    // What waits may have been asked just now: only what waited at the last look already has waited long.
    const hangs = waited > 0 && reader.answered() === before;
    [before, waited] = [reader.answered(), reader.waiting()];
    if (hangs) log.error({ waiting: waited }, 'the reader thread answered nothing and is ended');
    // What it hangs at would make the thread of the API hang too.
    if (hangs) void reader.end({ refused: 'general.busy' });
    else if (demand.sinceLook() < beginsAt) void reader.end();
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
