import type { Instrument, InstrumentAttributes, InstrumentedStep } from '@ecrin/platform/instrumentation/instrument.ts';
import { Counter, Histogram, Registry } from 'prom-client';
import { addGauges, type Gauged } from './gauges.ts';
import type { OnBytes } from './instrument-stores.ts';

export type Metrics = Readonly<{
  around: Instrument;
  onBytes: OnBytes;
  /** From now on these are asked at each look. */
  watch: (gauged: Gauged) => void;
  /** In Prometheus' own text. */
  text: () => Promise<string>;
}>;

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** Labels are patterns, names and choices of ours: their number does not grow with people or thoughts. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'ecrin_request_seconds',
    help: 'Requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: seconds,
    registers,
  });
  const steps = new Histogram({
    name: 'ecrin_step_seconds',
    help: 'Commands, appends, projection batches, triggers and activities.',
    labelNames: ['step', 'of', 'outcome'],
    buckets: seconds,
    registers,
  });
  const events = new Counter({
    name: 'ecrin_events_appended_total',
    help: 'Events appended, by category of stream.',
    labelNames: ['category'],
    registers,
  });
  const bytes = new Counter({
    name: 'ecrin_blob_bytes_total',
    help: 'Bytes of recordings and pictures put and read.',
    labelNames: ['way'],
    registers,
  });

  const note = ({ name, of }: InstrumentedStep, { facts, failed, took }: Ended): void => {
    const { route = 'unknown', status = 'none', outcome = 'done', events: count = 0 } = facts;
    if (name === 'request') return requests.observe({ route: String(route), method: of, status: String(status) }, took);
    if (name === 'append' && !failed) events.inc({ category: of }, Number(count));
    return steps.observe({ step: name, of, outcome: String(outcome) }, took);
  };

  let refresh = nothingYet;
  return {
    around: around(note),
    onBytes: (way, count) => bytes.inc({ way }, count),
    watch: (gauged) => {
      refresh = addGauges(registry, gauged);
    },
    text: async () => {
      await refresh();
      return registry.metrics();
    },
  };
};

const nothingYet = async (): Promise<void> => undefined;

/** `took`: in seconds. */
type Ended = Readonly<{ facts: InstrumentAttributes; failed: boolean; took: number }>;

const around =
  (note: (step: InstrumentedStep, ended: Ended) => void): Instrument =>
  async (step, work) => {
    const startedAt = performance.now();
    let [facts, failed] = [step.attributes ?? {}, true];
    try {
      const result = await work((more) => {
        facts = { ...facts, ...more };
      });
      failed = false;
      return result;
    } finally {
      note(step, {
        facts: failed ? { ...facts, outcome: 'failed' } : facts,
        failed,
        took: (performance.now() - startedAt) / 1_000,
      });
    }
  };
