import type { AskedQuery, QueryAnswer } from '@ecrin/platform/routing/answer-query.ts';
import type { RequestContext } from '@ecrin/platform/routing/route.ts';

/** Of a request, what can be passed to another thread. */
export type PassedContext = Omit<RequestContext, 'newId'>;

/** To the reader: `id` counts what it is asked. */
export type ReaderQuestion = Readonly<{ id: number; query: string; asked: AskedQuery; context: PassedContext }>;

/** From the reader: once `ready`, then an answer to each question, in any order; `answer` null: it cannot be answered there. */
export type ReaderMessage = 'ready' | Readonly<{ id: number; answer: QueryAnswer | null }>;

/** `modelsFile`: the SQLite file of the read models. */
export type ReaderData = Readonly<{ modelsFile: string }>;
