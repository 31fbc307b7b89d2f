import { goalDetail, type GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { sendRequest, type Answer, type TestServer, type SignedInClient } from '#test/server.fixtures.ts';

export const timeZone = 'Europe/Paris';
export const anyThoughtFilter = { threadIds: [], tags: [], categories: [], moods: [], statuses: [] };
const weekly = {
  title: 'Trois pensées',
  description: null,
  frequency: 'weekly',
  targetCount: 3,
  aim: 'achieve',
  endDay: null,
  restDays: [],
  filter: anyThoughtFilter,
  timeZone,
};

/** Requests of one client about goals, reading their own writes. */
export const createGoalClient = (server: TestServer, { token }: Pick<SignedInClient, 'token'>) => {
  let position = 0;
  const call = async (request: string, body?: unknown): Promise<Answer> => {
    const [method, path] = request.split(' ');
    const answer = await sendRequest(server, `${method} /api/client${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
      headers: { 'X-At-Least': String(position) },
    });
    const { position: written = 0 } = (answer.body ?? {}) as Readonly<{ position?: number }>;
    position = Math.max(position, written);
    return answer;
  };
  const done = async (request: string, body?: unknown): Promise<void> => {
    const { status, text } = await call(request, body);
    if (status !== 200) throw new Error(`${request} was answered ${status}: ${text}`);
  };
  return {
    call,
    done,
    /** The code of a refusal. */
    refused: async (request: string, body?: unknown): Promise<string> =>
      ((await call(request, body)).body as Readonly<{ code: string }>).code,
    /** The calendar day so many days ago, and the moment. */
    ago: (days: number): string => new Date(server.now().getTime() - days * 86_400_000).toISOString(),
    set: async (terms: object = {}): Promise<string> => {
      const goalId = systemIds.next();
      await done('POST /goals', { goalId, ...weekly, ...terms });
      return goalId;
    },
    terms: (changed: object) => ({ ...weekly, ...changed }),
    write: async (occurredAt: string): Promise<string> => {
      const thoughtId = systemIds.next();
      await done('POST /thoughts', { thoughtId, content: 'La brume sur les champs.', occurredAt, timeZone });
      return thoughtId;
    },
    show: async (goalId: string): Promise<GoalDetail> =>
      goalDetail.parse((await call(`GET /goals/${goalId}?timeZone=${timeZone}`)).body),
  };
};
