import type { Aggregate, Decision, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { ProblemCode } from '@ecrin/contracts/problem.ts';
import type { z } from 'zod';
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
