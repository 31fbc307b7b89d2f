import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { createAnswerQuery } from '@ecrin/platform/routing/answer-query.ts';
import type { AnyQueryRoute, RequestContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';

const item = z.record(z.string(), z.unknown());
export type ListItem = z.infer<typeof item>;
/** Any list of administrators, page by page or all at once; tables of figures are one item. */
const listPage = z.union([
  z.object({ items: z.array(item), nextCursor: z.string().nullable().default(null) }),
  item.transform((whole) => ({ items: [whole], nextCursor: null })),
]);

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

/** Throws `RefusedList`. */
export type ReadPages = (
  asked: Readonly<{ params: unknown; query: object }>,
  context: RequestContext,
) => AsyncGenerator<readonly ListItem[]>;

/** The pages of a list, exactly as it answers them to the caller: whoever may not see something of it does not read it here. */
export const readListPages = (route: AnyQueryRoute, { models }: Pick<ApiServices, 'models'>): ReadPages => {
  const answer = createAnswerQuery(route, models);
  return async function* (asked, context) {
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
