/** How the service fares, as `/readyz` tells everybody; null: this process has no such part. */
export type ServiceState = Readonly<{
  ready: boolean;
  /** Read models that follow what happens, and how many of them stand still. */
  projections: Readonly<{ count: number; faults: number }>;
  workflows: Readonly<{ running: number; parked: number }> | null;
  transcription: Readonly<{ local: boolean; delay: string | null; percent: number | null }> | null;
  analysis: Readonly<{ local: boolean }> | null;
}>;

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const figure = (value: unknown) => (typeof value === 'number' ? value : 0);
const text = (value: unknown) => (typeof value === 'string' ? value : null);

const transcriptionOf = (speech: unknown) => {
  const percent = propertyOf(propertyOf(speech, 'model'), 'percent');
  return {
    local: propertyOf(speech, 'engine') === 'local',
    delay: text(propertyOf(speech, 'delay')),
    percent: typeof percent === 'number' ? percent : null,
  };
};

/** Reads the answer of `/readyz`; anything else counts as not ready. */
export const readServiceState = (answer: unknown): ServiceState => {
  const models: unknown = propertyOf(answer, 'projections');
  const readings = Array.isArray(models) ? models : [];
  const [workflows, speech, analyst] = ['workflows', 'speech', 'analyst'].map(
    (name) => propertyOf(answer, name) ?? null,
  );
  return {
    ready: propertyOf(answer, 'ready') === true,
    projections: {
      count: readings.length,
      faults: readings.filter((model: unknown) => propertyOf(model, 'fault') !== null).length,
    },
    workflows:
      workflows === null
        ? null
        : { running: figure(propertyOf(workflows, 'running')), parked: figure(propertyOf(workflows, 'parked')) },
    transcription: speech === null ? null : transcriptionOf(speech),
    analysis: analyst === null ? null : { local: propertyOf(analyst, 'engine') === 'local' },
  };
};
