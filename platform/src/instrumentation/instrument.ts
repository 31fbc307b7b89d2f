/** Figures, ids and choices about a step; never a person's words. */
export type InstrumentAttributes = Readonly<Record<string, string | number | boolean>>;

/** One step whose duration and outcome are observed. `of`: which one of its kind, from a small set of names. */
export type InstrumentedStep = Readonly<{
  name: 'request' | 'command' | 'append' | 'projection' | 'trigger' | 'activity' | 'job';
  of: string;
  attributes?: InstrumentAttributes;
  /** Correlation id of the request that caused it; not needed within that request. */
  correlationId?: string;
  /** As in the caller's `traceparent` header. */
  caller?: string;
}>;

/** Does the work and reports it. `note` adds attributes known at the end. Neither result nor fault is changed. */
export type Instrument = <Result>(
  step: InstrumentedStep,
  work: (note: (facts: InstrumentAttributes) => void) => Promise<Result>,
) => Promise<Result>;

export const uninstrumented: Instrument = (_step, work) => work(() => undefined);

/** Both observe the same work, `outer` around `inner`. */
export const composeInstruments =
  (outer: Instrument, inner: Instrument): Instrument =>
  (step, work) =>
    outer(step, (noteOuter) =>
      inner(step, (noteInner) =>
        work((facts) => {
          noteOuter(facts);
          noteInner(facts);
        }),
      ),
    );
