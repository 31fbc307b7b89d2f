/** `private` holds every personal word; it is sealed at rest and read as null once the person's key is destroyed. */
export type DomainEvent<
  Type extends string = string,
  Data extends object = object,
  Private extends object | null = object | null,
> = Readonly<{
  type: Type;
  data: Readonly<Data>;
  private: Readonly<Private> | null;
}>;

/** One handler per event type: forgetting one is a compile error, and the keys are the subscription list. */
export type Handlers<State, Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (
    state: State,
    data: Extract<Event, { type: Type }>['data'],
    words: Extract<Event, { type: Type }>['private'],
  ) => State;
};

/** Turns a table of handlers into one function. An event the table does not know (a newer version wrote it) changes nothing. */
export const evolveWith =
  <State, Event extends DomainEvent>(handlers: Handlers<State, Event>) =>
  (state: State, event: Event): State => {
    const handle = handlers[event.type as Event['type']] as
      | ((state: State, data: Event['data'], words: Event['private']) => State)
      | undefined;
    return handle ? handle(state, event.data, event.private) : state;
  };

export type Refusal<Code extends string = string> = Readonly<{ refused: Code }>;
export type Decision<Event extends DomainEvent, Code extends string = never> = readonly Event[] | Refusal<Code>;

export const refuse = <Code extends string>(code: Code): Refusal<Code> => ({ refused: code });
export const nothingNew: readonly never[] = [];
export const isRefusal = (decision: Decision<DomainEvent, string>): decision is Refusal => 'refused' in decision;

/** A kind of stream: its category (`<category>-<id>` names the stream), its initial state, how events change it and its owner. */
export type Aggregate<State, Event extends DomainEvent> = Readonly<{
  category: string;
  initial: State;
  evolve: (state: State, event: Event) => State;
  /** Types of events whose words replace those of any earlier one among them: the state rests on the words of the last, and of `additions` after it. */
  rewordings?: readonly string[];
  /** Those of them that add to earlier words instead. */
  additions?: readonly string[];
  /** The client who owns the stream; null while it has no events. */
  ownerOf: (state: State) => string | null;
}>;
