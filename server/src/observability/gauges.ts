import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { readinessOf } from '#http/readiness.ts';

export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Absent: this process has none. */
export type GaugeSources = Readonly<{
  readiness: () => ReturnType<typeof readinessOf>;
  messages: () => Promise<number>;
  sockets?: (() => number) | undefined;
  passwords?: (() => number) | undefined;
  /** What runs beside the API in a thread of its own; null: nothing does. */
  thread?: Readonly<{ metrics: () => Promise<MetricValues | null>; restarts: () => number }> | null;
  /** What answers queries beside the API; null: nothing does. */
  reader?: Readonly<{ answered: () => number }> | null;
}>;

/** Gauges that are read at each scrape: the function returned refreshes all of them. */
export const addGauges = (registry: Registry, gauged: GaugeSources): (() => Promise<void>) => {
  collectDefaultMetrics({ register: registry });
  const asked = [addReadiness(registry, gauged), ...simpleGaugesOf(gauged).map((one) => addOne(registry, one))];
  return async () => void (await Promise.all(asked.map((ask) => ask())));
};

type SimpleGauge = Readonly<{ name: string; help: string; ask: () => Promise<number> }>;

const simpleGaugesOf = ({ messages, sockets, passwords, thread, reader }: GaugeSources): readonly SimpleGauge[] => [
  { name: 'ecrin_messages_waiting', help: 'Queued messages (mails, SMS, WhatsApp) not yet sent.', ask: messages },
  ...(sockets
    ? [{ name: 'ecrin_sockets_connected', help: 'Sockets connected to this process.', ask: async () => sockets() }]
    : []),
  ...(passwords
    ? [
        {
          name: 'ecrin_passwords_under_way',
          help: 'Password hashes running or queued; at 34 further requests are refused as busy.',
          ask: async () => passwords(),
        },
      ]
    : []),
  ...(thread
    ? [
        {
          name: 'ecrin_background_restarts',
          help: 'How often the thread of projections and workflows ended by a fault, and was started again.',
          ask: async () => thread.restarts(),
        },
      ]
    : []),
  ...(reader
    ? [
        {
          name: 'ecrin_reader_answers',
          help: 'Queries passed to the reader thread and dealt with; it begins where many are asked at once.',
          ask: async () => reader.answered(),
        },
      ]
    : []),
];

/** A source that fails leaves a gap instead of a stale value. */
const addOne = (registry: Registry, { name, help, ask }: SimpleGauge): (() => Promise<void>) => {
  const gauge = new Gauge({ name, help, registers: [registry] });
  return async () => {
    const value = await ask().catch(() => Number.NaN);
    gauge.set(value);
  };
};

type State = Awaited<ReturnType<GaugeSources['readiness']>>;
type ReadinessGauge = Readonly<{
  name: string;
  help: string;
  label?: string;
  values: (state: State) => readonly (readonly [label: string, value: number | null])[];
}>;

const readinessGauges: readonly ReadinessGauge[] = [
  { name: 'ecrin_ready', help: '1 while this process is ready.', values: ({ ready }) => [['', ready ? 1 : 0]] },
  {
    name: 'ecrin_dependency_answers',
    help: '1 while the dependency answers.',
    label: 'dependency',
    values: ({ dependencies }) => dependencies.map(({ name, answers }) => [name, answers ? 1 : 0]),
  },
  {
    name: 'ecrin_dependency_milliseconds',
    help: 'Duration of a cheap query to it.',
    label: 'dependency',
    values: ({ dependencies }) => dependencies.map(({ name, ms }) => [name, ms]),
  },
  {
    name: 'ecrin_projection_behind',
    help: 'How far a model is from the newest event, in positions of the event store.',
    label: 'model',
    values: ({ projections }) => projections.map(({ name, behind }) => [name, behind]),
  },
  {
    name: 'ecrin_read_side_lag_seconds',
    help: 'How long the oldest event waits that models have not taken in: prompt, what people look at; deferred, what nobody waits for.',
    label: 'models',
    values: ({ lag }) =>
      lag
        ? [
            ['prompt', lag.prompt],
            ['deferred', lag.deferred],
          ]
        : [],
  },
  {
    name: 'ecrin_work_breaches',
    help: 'How often work of a kind held a thread of this process for longer than its budget.',
    label: 'kind',
    values: ({ breaches }) => breaches.map(({ kind, count }) => [kind, count]),
  },
  {
    name: 'ecrin_projection_parked',
    help: 'Parked streams of a model: their handler failed.',
    label: 'model',
    values: ({ projections }) => projections.map(({ name, parked }) => [name, parked]),
  },
  {
    name: 'ecrin_projection_moved_here',
    help: '1 while this process updates the model.',
    label: 'model',
    values: ({ projections }) => projections.map(({ name, moved }) => [name, moved ? 1 : 0]),
  },
  {
    name: 'ecrin_workflows_running',
    help: 'Active workflow runs.',
    values: ({ workflows }) => (workflows ? [['', workflows.running]] : []),
  },
  {
    name: 'ecrin_workflows_parked',
    help: 'Parked workflow runs: their code does not match their history, or is unknown here.',
    values: ({ workflows }) => (workflows ? [['', workflows.parked]] : []),
  },
  {
    name: 'ecrin_workflows_stuck',
    help: '1 while the workflow worker is stuck.',
    values: ({ workflows }) => (workflows ? [['', workflows.fault === null ? 0 : 1]] : []),
  },
];

/** All of them from one reading of the readiness. */
const addReadiness = (registry: Registry, { readiness }: GaugeSources): (() => Promise<void>) => {
  const gauges = readinessGauges.map((reading) => {
    const { name, help, label } = reading;
    return { ...reading, gauge: new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] }) };
  });
  return async () => {
    const state = await readiness();
    for (const { gauge, label, values } of gauges) {
      gauge.reset();
      for (const [name, value] of values(state)) if (value !== null) gauge.set(label ? { [label]: name } : {}, value);
    }
  };
};
