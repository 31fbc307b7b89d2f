/** How the service fares, as `/readyz` tells everybody; null: this process has no such part. */
export type ServiceState = Readonly<{
  ready: boolean;
  /** Read models that follow what happens, and how many of them stand still. */
  readings: Readonly<{ count: number; faults: number }>;
  work: Readonly<{ running: number; parked: number }> | null;
  transcription: Readonly<{ local: boolean; delay: string | null; percent: number | null }> | null;
  analysis: Readonly<{ local: boolean }> | null;
}>;

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const figure = (value: unknown) => (typeof value === 'number' ? value : 0);
const text = (value: unknown) => (typeof value === 'string' ? value : null);

const transcriptionOf = (speech: unknown) => {
  const percent = inside(inside(speech, 'model'), 'percent');
  return {
    local: inside(speech, 'engine') === 'local',
    delay: text(inside(speech, 'delay')),
    percent: typeof percent === 'number' ? percent : null,
  };
};

/** Reads the answer of `/readyz`; anything else counts as not ready. */
export const readServiceState = (answer: unknown): ServiceState => {
  const models: unknown = inside(answer, 'projections');
  const readings = Array.isArray(models) ? models : [];
  const [workflows, speech, analyst] = ['workflows', 'speech', 'analyst'].map((name) => inside(answer, name) ?? null);
  return {
    ready: inside(answer, 'ready') === true,
    readings: {
      count: readings.length,
      faults: readings.filter((model: unknown) => inside(model, 'fault') !== null).length,
    },
    work:
      workflows === null
        ? null
        : { running: figure(inside(workflows, 'running')), parked: figure(inside(workflows, 'parked')) },
    transcription: speech === null ? null : transcriptionOf(speech),
    analysis: analyst === null ? null : { local: inside(analyst, 'engine') === 'local' },
  };
};
