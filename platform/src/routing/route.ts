import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { Aggregate, Decision, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { z } from 'zod';
import type { CommandContext } from '#event-sourcing/execute-command.ts';
import type { Model, ReadModels, Document } from '#ports/read-models.ts';

/**
 * Who may call. A route without it does not compile; the router refuses everybody else. `admin-arriving`: any administrator who is signed in,
 * also while the second factor their role asks for is missing; `admin` and `superadmin` want it.
 */
export type Access = 'public' | 'client' | 'admin-arriving' | 'admin' | 'superadmin';
export type Method = 'get' | 'post' | 'put' | 'delete';

/** What a route may know of its surroundings. `clientId` and `adminId` are empty for everybody else, both for a visitor of a public route, who has no session either. */
export type RequestContext = Readonly<{
  clientId: string;
  adminId: string;
  sessionId: string | null;
  now: string;
  newId: () => string;
  language: 'fr' | 'en';
}>;

type Shape<Params, Body> = Readonly<{
  method: Method;
  /** Below `/api/client` or `/api/admin`, wherever its list is mounted, in koa-router's form: `/thoughts/:thoughtId/pin`. */
  path: string;
  access: Access;
  /** One line for the OpenAPI description. */
  summary: string;
  params: z.ZodType<Params>;
  body: z.ZodType<Body>;
}>;

/** A route that decides on one stream. */
export type CommandRoute<Params, Body, Input, State, Event extends DomainEvent, Code extends ProblemCode> = Shape<
  Params,
  Body
> &
  Readonly<{
    aggregate: Aggregate<State, Event>;
    id: (request: Readonly<{ params: Params; body: Body }>) => string;
    input: (request: Readonly<{ params: Params; body: Body }>, context: RequestContext) => Input;
    decide: (input: Input, state: State) => Decision<Event, Code>;
    /** The person's time, when the request carries it. */
    moment?: (request: Readonly<{ body: Body }>) => Readonly<{ occurredAt: string; timeZone: string }>;
    /** Another's stream and a missing one answer alike, with this. */
    absent: ProblemCode;
  }>;

/** Gives each route file its types by inference; the mounting of all routes lives in one place (`command-api`). */
export const commandRoute = <Params, Body, Input, State, Event extends DomainEvent, Code extends ProblemCode>(
  route: CommandRoute<Params, Body, Input, State, Event, Code>,
) => ({ kind: 'command', ...route }) as const;

/** A route that reads one model. `Refused` answers carry a problem code. */
export type QueryRoute<Params, Query, Answer, Doc extends Document> = Readonly<{
  method: 'get';
  path: string;
  access: Access;
  summary: string;
  params: z.ZodType<Params>;
  query: z.ZodType<Query>;
  answer: z.ZodType<Answer>;
  /** The model whose checkpoint `X-At-Least` waits for. */
  model: Model<Doc>;
  /** Other models the answer is joined from; they are waited for as well. */
  joins?: readonly Readonly<{ name: string }>[];
  ask: (
    models: ReadModels,
  ) => (
    request: Readonly<{ params: Params; query: Query }>,
    context: RequestContext,
  ) => Promise<Answer | Readonly<{ refused: ProblemCode }>>;
}>;

export const queryRoute = <Params, Query, Answer, Doc extends Document>(
  route: QueryRoute<Params, Query, Answer, Doc>,
) => ({ kind: 'query', ...route }) as const;

/** What a custom route is asked. With `body` declared the JSON is checked; without it `raw` is the unread body stream. */
export type CustomRequest<Params, Query, Body> = Readonly<{
  params: Params;
  query: Query;
  body: Body;
  raw: AsyncIterable<Uint8Array>;
  header: (name: string) => string | null;
  cookie: (name: string) => string | null;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
}>;

/** `command`: ready for `ExecuteCommand`; put the person's own moment over its `occurredAt` and `timeZone`. `address`: of the caller. */
export type CustomContext = RequestContext & Readonly<{ command: CommandContext; address: string }>;

export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;
/** JSON (200 unless said), a stream under its own status and headers (ranges), nothing (204), or a problem code. */
export type Reply =
  | Readonly<{ json: unknown; status?: number; headers?: ReplyHeaders }>
  | Readonly<{ stream: AsyncIterable<Uint8Array>; status: number; headers: ReplyHeaders }>
  | Readonly<{ empty: true; status?: number; headers?: ReplyHeaders }>
  | Readonly<{ refused: ProblemCode; headers?: ReplyHeaders }>;

/** A route that is neither: streams, sessions, several streams at once. Its file makes it from the services it needs. */
export type CustomRoute<Params, Query, Body> = Readonly<{
  method: Method;
  path: string;
  access: Access;
  summary: string;
  params: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  /** Absent: the body is not JSON and stays unread. */
  body?: z.ZodType<Body>;
  /** These three for the OpenAPI description only: what is answered, headers of its own and what they hold, and which way bare bytes go. */
  answer?: z.ZodType;
  headers?: Readonly<Record<string, string>>;
  bytes?: 'sent' | 'answered';
  /** What kind of bytes; sound unless said. */
  media?: 'audio/*' | 'image/*';
  handle: (request: CustomRequest<Params, Query, Body>, context: CustomContext) => Promise<Reply>;
}>;

export const customRoute = <Params, Query = Readonly<Record<string, never>>, Body = undefined>(
  route: CustomRoute<Params, Query, Body>,
) => ({ kind: 'custom', ...route }) as const;

/** A route of any types, as a list holds it; only the mounting opens it again. */
export type AnyCommandRoute = Readonly<{
  kind: 'command';
  method: Method;
  path: string;
  access: Access;
  summary: string;
  params: z.ZodType;
  body: z.ZodType;
  absent: ProblemCode;
  aggregate: Readonly<{
    category: string;
    initial: unknown;
    evolve: (state: never, event: never) => unknown;
    ownerOf: (state: never) => string | null;
  }>;
  id: (request: never) => string;
  input: (request: never, context: RequestContext) => unknown;
  decide: (input: never, state: never) => Decision<DomainEvent, string>;
  moment?: (request: never) => Readonly<{ occurredAt: string; timeZone: string }>;
}>;
export type AnyQueryRoute = Readonly<{
  kind: 'query';
  method: 'get';
  path: string;
  access: Access;
  summary: string;
  params: z.ZodType;
  query: z.ZodType;
  answer: z.ZodType;
  model: Readonly<{ name: string }>;
  joins?: readonly Readonly<{ name: string }>[];
  ask: (models: ReadModels) => (request: never, context: RequestContext) => Promise<unknown>;
}>;
export type AnyCustomRoute = Readonly<{
  kind: 'custom';
  method: Method;
  path: string;
  access: Access;
  summary: string;
  params: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
  headers?: Readonly<Record<string, string>>;
  bytes?: 'sent' | 'answered';
  media?: 'audio/*' | 'image/*';
  handle: (request: never, context: CustomContext) => Promise<Reply>;
}>;
export type AnyRoute = AnyCommandRoute | AnyQueryRoute | AnyCustomRoute;

// What a route's own schemas let through is what its functions take: `commandRoute` and its kin have checked it.
export const openCommandRoute = (route: AnyCommandRoute) =>
  route as unknown as CommandRoute<unknown, unknown, unknown, unknown, DomainEvent, ProblemCode>;
export const openQueryRoute = (route: AnyQueryRoute) =>
  route as unknown as QueryRoute<unknown, unknown, unknown, Document>;
export const openCustomRoute = (route: AnyCustomRoute) => route as unknown as CustomRoute<unknown, unknown, unknown>;
