import type { Instrument, InstrumentAttributes, InstrumentedStep } from '@ecrin/platform/instrumentation/instrument.ts';
import { AggregatorRegistry, Counter, Histogram, Registry } from 'prom-client';
import { addGauges, type GaugeSources, type MetricValues } from './gauges.ts';
import type { OnBytes } from './instrument-stores.ts';

export type Metrics = Readonly<{
  instrument: Instrument;
  onBytes: OnBytes;
  /** From now on these gauges are read at each scrape. */
  watch: (gauged: GaugeSources) => void;
  /** Of this thread, without gauges. */
  values: () => Promise<MetricValues>;
  /** In the Prometheus text format, with those of another thread. */
  text: () => Promise<string>;
}>;

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** Labels are patterns, names and choices of ours: their number does not grow with people or thoughts. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const { requests, steps, events, bytes } = createMeters(registry);

  const note = ({ name, of }: InstrumentedStep, { attributes, failed, seconds }: StepResult): void => {
    const { route = 'unknown', status = 'none', outcome = 'done', events: count = 0 } = attributes;
    if (name === 'request')
      return requests.observe({ route: String(route), method: of, status: String(status) }, seconds);
    if (name === 'append' && !failed) events.inc({ category: of }, Number(count));
    return steps.observe({ step: name, of, outcome: String(outcome) }, seconds);
  };

  let [refresh, ofOthers] = [noRefresh, noOthers];
  return {
    instrument: createMetricsInstrument(note),
    onBytes: (way, count) => bytes.inc({ way }, count),
    watch: (gauged) => {
      refresh = addGauges(registry, gauged);
      ofOthers = gauged.thread?.metrics ?? noOthers;
    },
    values: () => registry.getMetricsAsJSON(),
    text: async () => {
      const [others] = await Promise.all([ofOthers(), refresh()]);
      if (!others) return registry.metrics();
      return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), others]).metrics();
    },
  };
};

const createMeters = (registry: Registry) => {
  const registers = [registry];
  return {
    requests: new Histogram({
      name: 'ecrin_request_seconds',
      help: 'Requests by route, method and status.',
      labelNames: ['route', 'method', 'status'],
      buckets: durationBuckets,
      registers,
    }),
    steps: new Histogram({
      name: 'ecrin_step_seconds',
      help: 'Commands, appends, projection batches, triggers and activities.',
      labelNames: ['step', 'of', 'outcome'],
      buckets: durationBuckets,
      registers,
    }),
    events: new Counter({
      name: 'ecrin_events_appended_total',
      help: 'Events appended, by category of stream.',
      labelNames: ['category'],
      registers,
    }),
    bytes: new Counter({
      name: 'ecrin_blob_bytes_total',
      help: 'Bytes of recordings and pictures put and read.',
      labelNames: ['way'],
      registers,
    }),
  };
};

const noRefresh = async (): Promise<void> => undefined;
const noOthers = async (): Promise<MetricValues | null> => null;

type StepResult = Readonly<{ attributes: InstrumentAttributes; failed: boolean; seconds: number }>;

const createMetricsInstrument =
  (note: (step: InstrumentedStep, ended: StepResult) => void): Instrument =>
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
        attributes: failed ? { ...facts, outcome: 'failed' } : facts,
        failed,
        seconds: (performance.now() - startedAt) / 1_000,
      });
    }
  };
