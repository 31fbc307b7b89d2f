import { leftOutHeader, rebuildingHeader } from '@ecrin/contracts/transport/headers.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import {
  createAnswerQuery,
  queryName,
  type AskedQuery,
  type QueryAnswer,
} from '@ecrin/platform/routing/answer-query.ts';
import {
  isChange,
  openHandle,
  type AnyHandledRoute,
  type AnyQueryRoute,
  type AnyRoute,
  type RequestContext,
} from '@ecrin/platform/routing/route.ts';
import { withinBudget } from '@ecrin/platform/work-budgets/within-budget.ts';
import { threadMs, workBudgets } from '@ecrin/platform/work-budgets/work-budgets.ts';
import { recordLooksOfQuery } from '#look/record-looks-of-query.ts';
import type { ApiServices } from '../api-services.ts';
import type { AppContext } from '../app-context.ts';
import { withAnswerDeadline } from '../faults/answer-deadline.ts';
import { answerProblem } from '../faults/answer-problem.ts';
import { parseRequest, RequestFault } from '../faults/request-fault.ts';
import { waitForAtLeast } from '../request/at-least-position.ts';
import { hasArrived, readJson } from '../request/read-json.ts';
import { recheckAccess } from './access-guards.ts';
import { commandContextOf } from './command-context.ts';
import { customRequestOf, sendReply } from './custom-exchange.ts';

type Handler = (ctx: AppContext, params: unknown) => Promise<void>;

const contextOf = (ctx: AppContext, { clock, ids }: ApiServices): RequestContext => ({
  clientId: idAs('client', ctx),
  adminId: idAs('admin', ctx),
  sessionId: ctx.state.identity?.sessionId ?? null,
  now: clock.now().toISOString(),
  newId: ids.next,
  language: ctx.state.language,
});

const idAs = (userType: 'client' | 'admin', { state: { identity } }: AppContext): string =>
  identity?.userType === userType ? identity.userId : '';

const queryHandler = (route: AnyQueryRoute, services: ApiServices): Handler => {
  const [name, answerHere] = [queryName(route), createAnswerQuery(route, services.models)];
  const models = [route.model, ...(route.joins ?? [])].map((model) => model.name);
  const answerOf = async (asked: AskedQuery, context: RequestContext): Promise<QueryAnswer> =>
    (await services.answerElsewhere?.(name, asked, context)) ?? answerMeasured(asked, context);
  // Others that are answered meanwhile are counted, too: moving one for that does no harm.
  const answerMeasured: typeof answerHere = async (asked, context) => {
    const before = threadMs();
    const answer = await answerHere(asked, context);
    if (threadMs() - before > workBudgets.query.holdMs) services.moveQuery?.(name, asked, context);
    return answer;
  };
  const recordLooks = recordLooksOfQuery(route, services);
  return async (ctx, rawParams) => {
    const params = parseRequest(route.params, rawParams);
    const query = parseRequest(route.query, { ...ctx.query });
    const waited = waitForAtLeast(services, models, { header: (header) => ctx.get(header) });
    const answer = await withAnswerDeadline(
      waited.then((met) => {
        ctx.set(met);
        return answerOf({ params, query }, contextOf(ctx, services));
      }),
    );
    const rebuilt = await setRebuildingHeader(ctx, services, models);
    // What is not found may only not be there again yet.
    if ('refused' in answer) return rebuilt ? refuseUntilRebuilt() : answerProblem(ctx, answer.refused);
    if (recordLooks) {
      const command = await commandContextOf(ctx, services, { query, body: undefined });
      await recordLooks({ params, query, json: answer.json }, { ...contextOf(ctx, services), command });
    }
    sendAnswer(ctx, answer, services.log);
  };
};

/** True while one of the models is rebuilt, which a header then says. */
const setRebuildingHeader = async (
  ctx: AppContext,
  { rebuilding }: Pick<ApiServices, 'rebuilding'>,
  models: readonly string[],
): Promise<boolean> => {
  const progress = await rebuilding();
  if (!progress || !models.some((model) => progress.models.includes(model))) return false;
  ctx.set(rebuildingHeader, `${progress.done}/${progress.total}`);
  return true;
};
const refuseUntilRebuilt = (): never => {
  throw new RequestFault('general.rebuilding');
};

const sendAnswer = (
  ctx: AppContext,
  { json, leftOut, fields }: Exclude<QueryAnswer, { refused: unknown }>,
  log: ApiServices['log'],
): void => {
  if (json !== null) ctx.type = 'json';
  ctx.body = json && Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  if (leftOut === 0) return;
  ctx.set(leftOutHeader, String(leftOut));
  log.error({ requestId: ctx.state.requestId, leftOut, fields }, 'a list was answered without entries that do not fit');
};

/** Whether a change of a client had to wait for readers to keep up; changes of others are few. */
const admissionTo = (route: AnyHandledRoute, { admission }: ApiServices) => {
  const enter = route.access === 'client' && isChange(route) ? admission?.enter : undefined;
  return async (ctx: AppContext): Promise<boolean> => (await enter?.(idAs('client', ctx))) ?? false;
};

const replyHandler = (route: AnyHandledRoute, services: ApiServices): Handler => {
  const [handle, admitted] = [openHandle(route), admissionTo(route, services)];
  const execute: ExecuteCommand = (command) => withAnswerDeadline(services.execute(command));
  return async (ctx, rawParams) => {
    const params = parseRequest(route.params, rawParams);
    const query = route.query ? parseRequest(route.query, { ...ctx.query }) : {};
    const allowed = () => recheckAccess(ctx, route.access, services);
    // What had arrived before its session was looked up was sent by somebody allowed to.
    const isLate = route.body !== undefined && !hasArrived(ctx);
    const body = await bodyOf(route, ctx, services);
    if ((await admitted(ctx)) || isLate) await allowed();
    const context = {
      ...contextOf(ctx, services),
      command: await commandContextOf(ctx, services, { query, body }),
      get address() {
        return ctx.ip;
      },
    };
    const reply = handle(customRequestOf(ctx, { params, query, body, allowed }), context, execute);
    // A body may take long to arrive, and long to process.
    sendReply(ctx, await (route.method === 'get' ? withAnswerDeadline(reply) : reply));
  };
};

/** Of one who held the thread a moment ago, whatever else arrived meanwhile is refused unread. */
const bodyOf = async (route: AnyHandledRoute, ctx: AppContext, { budgets }: ApiServices): Promise<unknown> => {
  if (!route.body) return undefined;
  const { body: schema } = route;
  const sent = await readJson(ctx);
  budgets.checkHold(idAs('client', ctx));
  return withinBudget('body', sent, () => parseRequest(schema, sent));
};

/** The handler of a route, by its kind. */
export const handlerOf = (route: AnyRoute, services: ApiServices): Handler =>
  route.kind === 'query' ? queryHandler(route, services) : replyHandler(route, services);
