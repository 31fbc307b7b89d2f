import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { LookTarget } from '@ecrin/domain/look/look.vocabulary.ts';
import type { z } from 'zod';
import type { CommandContext, ExecuteCommand } from '#event-sourcing/execute-command.ts';
import type { Document, Model, ReadModels } from '#ports/read-models.ts';

/**
 * Who may call. A route without it does not compile; the router refuses all other callers. `admin-signed-in`: any administrator who is signed in,
 * also while their password was given to them or the second factor their role requires is missing; `admin` and `superadmin` require both. `admin-fresh` and `superadmin-fresh`, for grave acts: one who gave a
 * code of the second factor in this session within the last ten minutes.
 */
export type Access =
  | 'public'
  | 'client'
  | 'admin-signed-in'
  | 'admin'
  | 'admin-fresh'
  | 'superadmin'
  | 'superadmin-fresh';
export type Method = 'get' | 'post' | 'put' | 'delete';

/** The context of a request. `clientId` and `adminId` are empty for other callers, both for a visitor of a public route, who has no session either. */
export type RequestContext = Readonly<{
  clientId: string;
  adminId: string;
  sessionId: string | null;
  now: string;
  newId: () => string;
  language: Language;
}>;

/** `command`: ready for `ExecuteCommand`; the person's own moment replaces its `occurredAt` and `timeZone`. `address`: of the caller. */
export type CustomContext = RequestContext & Readonly<{ command: CommandContext; address: string }>;

/** The input of a route. With `body` declared the JSON is validated; without it `raw` is the unread body stream. */
export type CustomRequest<Params, Query, Body> = Readonly<{
  params: Params;
  query: Query;
  body: Body;
  raw: AsyncIterable<Uint8Array>;
  header: (name: string) => string | null;
  cookie: (name: string) => string | null;
  /** Aborted when no caller waits any more: it disconnected, or was answered. */
  signal: () => AbortSignal;
}>;

export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;
export type RefusedReply = Readonly<{ refused: ProblemCode; headers?: ReplyHeaders }>;
/** JSON (200 by default), a stream under its own status and headers (ranges), nothing (204), or a problem code. */
export type Reply =
  | Readonly<{ json: unknown; status?: number; headers?: ReplyHeaders }>
  | Readonly<{ stream: AsyncIterable<Uint8Array>; status: number; headers: ReplyHeaders }>
  | Readonly<{ empty: true; status?: number; headers?: ReplyHeaders }>
  | RefusedReply;

/** Method, path, access and OpenAPI description of a route. */
export type RouteShape<Params, Body> = Readonly<{
  method: Method;
  /** Below `/api/client` or `/api/admin`, wherever its list is mounted, in koa-router's form: `/thoughts/:thoughtId/pin`. */
  path: string;
  access: Access;
  /** One line for the OpenAPI description. */
  summary: string;
  params: z.ZodType<Params>;
  /** Absent: the body is not JSON and stays unread. */
  body?: z.ZodType<Body>;
  /** It has a body because a query has no room for what is asked about, and changes nothing: it counts as a read. */
  readsOnly?: true;
  /** For the OpenAPI description only: its own headers and what they contain, and the direction of binary bodies. */
  headers?: Readonly<Record<string, string>>;
  bytes?: 'sent' | 'answered';
  /** The content type; audio by default. */
  media?: 'audio/*' | 'image/*' | 'application/zip' | 'application/octet-stream' | 'application/x-ndjson' | 'text/csv';
}>;

/** A route that is neither a command on one stream nor a query: streams, sessions, several streams at once. Its file builds it from the services it needs. */
export type CustomRoute<Params, Query, Body> = RouteShape<Params, Body> &
  Readonly<{
    query?: z.ZodType<Query>;
    /** For the OpenAPI description; absent: 204. */
    answer?: z.ZodType;
    handle: (request: CustomRequest<Params, Query, Body>, context: CustomContext) => Promise<Reply>;
  }>;

export const customRoute = <Params, Query = Readonly<Record<string, never>>, Body = undefined>(
  route: CustomRoute<Params, Query, Body>,
) => ({ kind: 'custom', ...route }) as const;

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
  /** Of administrators: what they see of which clients, recorded in the clients' own logs before the answer is sent. Of the target `report` it is the id of a report, at everybody it concerns. */
  look?: Readonly<{
    target: LookTarget;
    at: (asked: Readonly<{ params: Params; query: Query }>, answer: Answer) => readonly string[];
  }>;
  /** Other models the answer is joined from; they are awaited as well. */
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

/** Routes of any types, as a list holds them: validation is included, so the handler accepts any input. */
export type AnyQueryRoute = Omit<QueryRoute<unknown, unknown, unknown, never>, 'model' | 'ask' | 'look'> &
  Readonly<{
    kind: 'query';
    model: Readonly<{ name: string }>;
    look?: Readonly<{ target: LookTarget; at: (asked: never, answer: never) => readonly string[] }>;
    ask: (models: ReadModels) => (request: never, context: RequestContext) => Promise<unknown>;
  }>;
/** `execute`: for command routes, see `command-route.ts`; custom ones are built from the services they use. */
type Handle<Request> = (request: Request, context: CustomContext, execute: ExecuteCommand) => Promise<Reply>;
export type AnyHandledRoute = Omit<CustomRoute<unknown, unknown, unknown>, 'answer' | 'handle'> &
  Readonly<{ kind: 'command' | 'custom'; answer?: z.ZodType | null; handle: Handle<never> }>;
export type AnyRoute = AnyHandledRoute | AnyQueryRoute;

/** Whether its requests count as changes, which are limited and slowed down on their own. */
export const isChange = (route: AnyRoute): boolean =>
  route.kind !== 'query' && route.method !== 'get' && route.readsOnly !== true;

// A route's own schemas validate what its functions receive: the functions that build routes guarantee it.
export const openQuery = ({ ask }: AnyQueryRoute) => ask as QueryRoute<unknown, unknown, unknown, never>['ask'];
export const openLook = ({ look }: AnyQueryRoute) => look as QueryRoute<unknown, unknown, unknown, never>['look'];
export const openHandle = ({ handle }: AnyHandledRoute) => handle as Handle<CustomRequest<unknown, unknown, unknown>>;
