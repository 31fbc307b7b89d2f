import type { Log } from '@ecrin/command-api';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import { enterWork } from '@ecrin/platform/work-budgets/watch-turns.ts';

/** A line for each piece of work that fails, and with `debug` for each that ends; requests have lines of their own. What holds its thread is found among those that are under way. */
export const createLogInstrument =
  (log: Log): Instrument =>
  async (step, work) => {
    const piece = enterWork(step.name, step.of);
    try {
      // A request is known by its route, once that was found.
      if (step.name === 'request') return await work(({ route }) => piece.rename(`${step.of} ${route}`));
      return await logged(log, step, work);
    } finally {
      piece.leave();
    }
  };

const logged = async <Result>(
  log: Log,
  { name, of, attributes, correlationId }: Parameters<Instrument>[0],
  work: (note: (facts: Readonly<Record<string, string | number | boolean>>) => void) => Promise<Result>,
): Promise<Result> => {
  const startedAt = performance.now();
  let noted = attributes;
  const line = () => ({
    step: name,
    of,
    ...(correlationId === undefined ? {} : { correlationId }),
    ...noted,
    ms: Math.round(performance.now() - startedAt),
  });
  try {
    const result = await work((more) => {
      noted = { ...noted, ...more };
    });
    log.debug(line(), 'step');
    return result;
  } catch (fault) {
    // The message of a fault may hold a person's words: only its kind is logged.
    // An append that lost a race is retried: no warning.
    log[name === 'append' ? 'debug' : 'warn'](
      { ...line(), fault: fault instanceof Error ? fault.name : typeof fault },
      'a step failed',
    );
    throw fault;
  }
};
