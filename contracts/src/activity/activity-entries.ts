import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { ActivityKind } from './activity.ts';

type Words<Event extends DomainEvent> = [NonNullable<Event['private']>] extends [never] ? 'plain' : 'masked';
/** A value, or one choice of several, of which only the name is told. */
type Told = string | number | boolean | null | undefined | Readonly<{ kind: string }> | Readonly<{ frequency: string }>;
type Fact<Data> = {
  [Field in keyof Data & string]: Data[Field] extends Told ? Field : never;
}[keyof Data & string];

/**
 * How each event is told: its kind, whether it has personal words (shown as ribbons, never read), and which fields of `data` are facts that
 * everybody may read. Whatever is not named here stays out of the history.
 */
export type ActivityEntries<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: readonly [
    kind: ActivityKind,
    words: Words<Extract<Event, { type: Type }>>,
    ...facts: readonly Fact<Extract<Event, { type: Type }>['data']>[],
  ];
};
