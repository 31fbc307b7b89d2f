/** Figures, ids and choices about a piece of work; never a person's words. */
export type InstrumentAttributes = Readonly<Record<string, string | number | boolean>>;

/** One piece of work whose length and end somebody may want to know. `of`: which one of its kind; of a small set of names. */
export type InstrumentedStep = Readonly<{
  name: 'request' | 'command' | 'append' | 'projection' | 'trigger' | 'activity';
  of: string;
  attributes?: InstrumentAttributes;
  /** The request that it goes back to, by its correlation id; unless it stands within that request anyway. */
  correlationId?: string;
  /** As the caller's `traceparent` header says it. */
  caller?: string;
}>;

/** Does the work and tells of it. `note` adds what is known only in the end. Whoever observes changes neither answer nor fault. */
export type Instrument = <Result>(
  step: InstrumentedStep,
  work: (note: (facts: InstrumentAttributes) => void) => Promise<Result>,
) => Promise<Result>;

export const uninstrumented: Instrument = (_step, work) => work(() => undefined);

/** Both look at the same work; the first one from outside. */
export const composeInstruments =
  (outer: Instrument, inner: Instrument): Instrument =>
  (step, work) =>
    outer(step, (tellOuter) =>
      inner(step, (tellInner) =>
        work((facts) => {
          tellOuter(facts);
          tellInner(facts);
        }),
      ),
    );
