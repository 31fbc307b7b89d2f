import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { createAnswerQuery } from '@ecrin/platform/routing/answer-query.ts';
import type { AnyQueryRoute, RequestContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';

/** Any list of administrators, page by page. */
const listPage = z.object({ items: z.array(z.record(z.string(), z.unknown())), nextCursor: z.string().nullable() });
export type ListItem = z.infer<typeof listPage>['items'][number];

/** The most that every list gives at once. */
const limit = 100;

/** What a list refuses to answer, before anything of it was answered. */
export class RefusedList extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode) {
    super(`the list was refused: ${code}`);
    this.code = code;
  }
}

const decoder = new TextDecoder();

/** The pages of a list, exactly as it answers them to the caller: whoever may not see something of it does not read it here. Throws `RefusedList`. */
export const readListPages = (route: AnyQueryRoute, { models }: Pick<ApiServices, 'models'>) => {
  const answer = createAnswerQuery(route, models);
  return async function* (
    asked: Readonly<{ params: unknown; query: object }>,
    context: RequestContext,
  ): AsyncGenerator<readonly ListItem[]> {
    let cursor: string | null = null;
    do {
      const query = { ...asked.query, limit, cursor: cursor ?? undefined };
      const page = await answer({ params: asked.params, query }, context);
      if ('refused' in page) throw new RefusedList(page.refused);
      const { items, nextCursor } = listPage.parse(page.json && JSON.parse(decoder.decode(page.json)));
      yield items;
      cursor = nextCursor;
    } while (cursor !== null);
  };
};
