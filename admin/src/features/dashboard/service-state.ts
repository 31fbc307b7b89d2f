/** The state of the service, as in `/readyz`; null: this process has no such part. */
export type ServiceState = Readonly<{
  ready: boolean;
  /** Read models, and how many of them are parked or stopped. */
  projections: Readonly<{ count: number; faults: number }>;
  workflows: Readonly<{ running: number; parked: number }> | null;
  transcription: Readonly<{ local: boolean; delay: string | null; percent: number | null }> | null;
  analysis: Readonly<{ local: boolean }> | null;
  /** What finds thoughts by what they mean; `percent` of its model on the way, null when none is. */
  meaning: Readonly<{ local: boolean; ready: boolean; percent: number | null }> | null;
  /** What writes answers to questions; `model` null: they only quote. */
  answers: Readonly<{ model: string | null }> | null;
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

const meaningOf = (embedding: unknown) => {
  const model = propertyOf(embedding, 'model') ?? null;
  const percent = propertyOf(model, 'percent');
  return {
    local: propertyOf(embedding, 'engine') === 'local',
    ready: model === null || propertyOf(model, 'status') === 'ready',
    percent: typeof percent === 'number' ? percent : null,
  };
};

/** Parses the response of `/readyz`; anything else counts as not ready. */
export const readServiceState = (answer: unknown): ServiceState => {
  const listed: unknown = propertyOf(answer, 'projections');
  const projections = Array.isArray(listed) ? listed : [];
  const [workflows, speech, analyst, embedding, chat] = ['workflows', 'speech', 'analyst', 'embedding', 'chat'].map(
    (name) => propertyOf(answer, name) ?? null,
  );
  return {
    ready: propertyOf(answer, 'ready') === true,
    projections: {
      count: projections.length,
      faults: projections.filter(
        (projection: unknown) =>
          propertyOf(projection, 'fault') !== null || figure(propertyOf(projection, 'parked')) > 0,
      ).length,
    },
    workflows:
      workflows === null
        ? null
        : { running: figure(propertyOf(workflows, 'running')), parked: figure(propertyOf(workflows, 'parked')) },
    transcription: speech === null ? null : transcriptionOf(speech),
    analysis: analyst === null ? null : { local: propertyOf(analyst, 'engine') === 'local' },
    meaning: embedding === null ? null : meaningOf(embedding),
    answers: chat === null ? null : { model: text(propertyOf(chat, 'model')) },
  };
};
