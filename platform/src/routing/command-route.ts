import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { Aggregate, Decision, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { z } from 'zod';
import type { Claim } from '#event-sourcing/claim.ts';
import type { CommandContext, CommandOutcome, ExecuteCommand } from '#event-sourcing/execute-command.ts';
import type { CustomContext, CustomRequest, RefusedReply, Reply, RouteShape } from './route.ts';

export type CommandRequest<Params, Body> = CustomRequest<Params, unknown, Body>;
/** What a preparation found, unless it refused. */
type Found<Prepared> = Readonly<{ found: Exclude<Prepared, RefusedReply> }>;

/** A route that decides on one stream: prepare, load, decide, append, follow up, answer with the receipt. */
export type CommandRoute<
  Params,
  Body,
  Prepared,
  Input,
  State,
  Event extends DomainEvent,
  Code extends ProblemCode,
> = RouteShape<Params, Body> &
  Readonly<{
    aggregate: Aggregate<State, Event>;
    id: (request: CommandRequest<Params, Body>, context: CustomContext) => string;
    /** Preconditions outside the stream, and lookups: a refusal ends the request, anything else is `found`. */
    prepare?: (request: CommandRequest<Params, Body>, context: CustomContext) => Promise<Prepared>;
    /** The id of the stream where only the preparation can tell; it stands before `id`. */
    foundId?: (request: CommandRequest<Params, Body> & Found<Prepared>) => string;
    input: (request: CommandRequest<Params, Body> & Found<Prepared>, context: CustomContext) => Input;
    decide: (input: Input, state: State) => Decision<Event, Code>;
    /** The caps it is subject to. */
    claims?: (
      request: CommandRequest<Params, Body> & Found<Prepared>,
      context: CustomContext,
    ) => readonly Claim<State>[];
    /** Where the stored metadata differs from the request's own: the person's time, or the owner of the events. */
    metadata?: (
      request: CommandRequest<Params, Body> & Found<Prepared>,
      context: CustomContext,
    ) => Partial<Pick<CommandContext, 'occurredAt' | 'timeZone' | 'ownerId'>>;
    /** The command makes a new stream, unless it is sent again. */
    begins?: true;
    /** Whose key seals the words, where the stream changes hands. */
    sealFor?: (request: CommandRequest<Params, Body> & Found<Prepared>, context: CustomContext) => string;
    /** Runs after the decision, refusals included; also when the same command is sent again, so it must be idempotent. May answer instead of the receipt. */
    after?: (
      outcome: CommandOutcome<Code>,
      request: CommandRequest<Params, Body> & Found<Prepared>,
      context: CustomContext,
    ) => Promise<Reply | void>;
    /** null: no content (204). Otherwise for the OpenAPI description; absent: the receipt. */
    answer?: z.ZodType | null;
    /** For another client's stream, as for a missing one. */
    absent: ProblemCode;
  }>;

/** Infers each route's types; all routes are mounted in one place (`command-api`). */
export const commandRoute = <
  Params,
  Input,
  State,
  Event extends DomainEvent,
  Code extends ProblemCode,
  Body = undefined,
  Prepared = null,
>(
  route: CommandRoute<Params, Body, Prepared, Input, State, Event, Code>,
) =>
  ({
    ...route,
    kind: 'command',
    handle: async (
      request: CommandRequest<Params, Body>,
      context: CustomContext,
      execute: ExecuteCommand,
    ): Promise<Reply> => {
      const prepared = route.prepare ? await route.prepare(request, context) : null;
      if (isRefused(prepared)) return prepared;
      // Without a preparation nothing is found: the type is its default, null.
      const ready = { ...request, found: prepared as Exclude<Prepared, RefusedReply> };
      const outcome = await execute({
        aggregate: route.aggregate,
        id: route.foundId?.(ready) ?? route.id(request, context),
        decide: route.decide,
        input: route.input(ready, context),
        begins: route.begins,
        claims: route.claims?.(ready, context),
        ...recordedAs(route, ready, context),
      });
      return (await route.after?.(outcome, ready, context)) ?? replyTo(outcome, route);
    },
  }) as const;

/** With which metadata the events are recorded, and for whom. */
const recordedAs = <Ready>(
  {
    metadata,
    sealFor,
  }: Readonly<{
    metadata?: (request: Ready, context: CustomContext) => Partial<CommandContext>;
    sealFor?: (request: Ready, context: CustomContext) => string;
  }>,
  ready: Ready,
  context: CustomContext,
) => ({ context: { ...context.command, ...metadata?.(ready, context) }, sealFor: sealFor?.(ready, context) });

const isRefused = (prepared: unknown): prepared is RefusedReply =>
  typeof prepared === 'object' && prepared !== null && 'refused' in prepared;

const replyTo = (
  outcome: CommandOutcome<ProblemCode>,
  { absent, answer }: Readonly<{ absent: ProblemCode; answer?: z.ZodType | null }>,
): Reply => {
  if ('refused' in outcome) return { refused: outcome.refused === 'absent' ? absent : outcome.refused };
  return answer === null ? { empty: true } : { json: outcome.receipt };
};
