import type { Aggregate, Decision, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { ProblemCode } from '@ecrin/contracts/problem.ts';
import type { z } from 'zod';
import type { CommandContext } from './execute-command.ts';
import type { Model, ReadModels, Document } from './ports/read-models.ts';

/** Who may call. A route without it does not compile; the router refuses everybody else. */
export type Access = 'public' | 'client';
export type Method = 'get' | 'post' | 'put' | 'delete';

/** What a command may know of its surroundings. `occurredAt`/`timeZone` default to now and UTC unless the request says otherwise. */
export type RequestContext = Readonly<{ clientId: string; now: string; newId: () => string; language: 'fr' | 'en' }>;

type Shape<Params, Body> = Readonly<{
  method: Method;
  /** Below `/api/client`, in koa-router's form: `/thoughts/:thoughtId/pin`. */
  path: string;
  access: Access;
  /** One line for the OpenAPI description. */
  summary: string;
  params: z.ZodType<Params>;
  body: z.ZodType<Body>;
}>;

/** A route that decides on one stream. */
export type CommandRoute<Params, Body, Input, State, Event extends DomainEvent, Code extends ProblemCode> = Shape<Params, Body> &
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
  ask: (models: ReadModels) => (request: Readonly<{ params: Params; query: Query }>, context: RequestContext) => Promise<Answer | Readonly<{ refused: ProblemCode }>>;
}>;

export const queryRoute = <Params, Query, Answer, Doc extends Document>(route: QueryRoute<Params, Query, Answer, Doc>) =>
  ({ kind: 'query', ...route }) as const;

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
  /** For the OpenAPI description only. */
  answer?: z.ZodType;
  handle: (request: CustomRequest<Params, Query, Body>, context: CustomContext) => Promise<Reply>;
}>;

export const customRoute = <Params, Query = Readonly<Record<string, never>>, Body = undefined>(route: CustomRoute<Params, Query, Body>) =>
  ({ kind: 'custom', ...route }) as const;
