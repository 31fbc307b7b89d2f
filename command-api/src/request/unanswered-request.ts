import type { RequestKind } from '@ecrin/domain/request/request.vocabulary.ts';

/** A request without an answer, and what it is about. */
export type UnansweredRequest = Readonly<{ requestId: string; kind: RequestKind; organizationId: string | null }>;
