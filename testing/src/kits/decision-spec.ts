import { isRefusal, type Aggregate, type Decision, type DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { expect } from 'vitest';

/** Given events, when a command, then events, a refusal or nothing; every `then` also proves that the same command twice adds nothing. */
export const specFor = <State, Event extends DomainEvent>({ initial, evolve }: Aggregate<State, Event>) => ({
  given: (...history: readonly Event[]) => ({
    when: <Command, Fact extends Event, Code extends string>(
      decide: (command: Command, state: State) => Decision<Fact, Code>,
      command: Command,
    ) => {
      const state = history.reduce<State>(evolve, initial);
      const decision = decide(command, state);
      return {
        then: (...expected: readonly Fact[]) => {
          expect(decision).toEqual(expected);
          const again = decide(command, expected.reduce<State>(evolve, state));
          expect(isRefusal(again) || again.length === 0, 'the same command twice adds nothing').toBe(true);
        },
        thenRefused: (code: Code) => expect(decision).toEqual({ refused: code }),
        thenNothing: () => expect(decision).toEqual([]),
      };
    },
  }),
});
