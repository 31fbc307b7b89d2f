import type { Log } from '@ecrin/command-api';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';

/** A line for each piece of work that fails, and with `debug` for each that ends. Requests have lines of their own. */
export const createLogInstrument =
  (log: Log): Instrument =>
  async ({ name, of, attributes, correlationId }, work) => {
    if (name === 'request') return work(() => undefined);
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
