import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { Decision, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { commandRoute, type CommandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { Method } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';

/** For commands with everything in their path: no body, or an empty object. */
export const noBody = z.strictObject({}).optional();
type NoBody = z.infer<typeof noBody>;

type Noun<Params, State, Event extends DomainEvent> = Pick<
  CommandRoute<Params, NoBody, null, unknown, State, Event, ProblemCode>,
  'params' | 'aggregate' | 'id' | 'absent'
>;

/** Client commands on one aggregate with everything in their path, one line each: method and path, summary, decision. */
export const pathCommands =
  <Params, State, Event extends DomainEvent>(noun: Noun<Params, State, Event>) =>
  <Code extends ProblemCode>(
    place: `${Method} /${string}`,
    summary: string,
    decide: (input: Params & Readonly<{ now: string }>, state: State) => Decision<Event, Code>,
  ) => {
    const [method, path] = place.split(' ') as [Method, string];
    return commandRoute({
      ...noun,
      method,
      path,
      access: 'client',
      summary,
      body: noBody,
      input: ({ params }, { now }) => ({ ...params, now }),
      decide,
    });
  };
