import type { ActivityEvent } from './recorded-event.ts';

type DataOf<Event> = Event extends { data: infer Data } ? Data : never;
type FieldOf<Data, Name> = Data extends unknown ? (Name extends keyof Data ? Data[Name] : never) : never;
type NameOf<Data> = Data extends unknown ? keyof Data & string : never;
/** Of any text there are no choices. */
type ChoiceOf<Value> = Value extends string
  ? string extends Value
    ? never
    : Value
  : Value extends Readonly<{ kind: infer Kind extends string }>
    ? Kind
    : Value extends Readonly<{ frequency: infer Frequency extends string }>
      ? Frequency
      : never;
type Recorded = DataOf<ActivityEvent>;

/** By the name of a field of events, all choices that any event may store in it. */
export type FactChoices = {
  readonly [Name in NameOf<Recorded>]: Readonly<Record<ChoiceOf<FieldOf<Recorded, Name>>, true>>;
};
