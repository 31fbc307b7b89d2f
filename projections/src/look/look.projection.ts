import type { ExceptionalAccessEvent } from '@ecrin/domain/exceptional-access/exceptional-access.events.ts';
import type { LookEvent } from '@ecrin/domain/look/look.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { lookModel, type LookDocument, type OpenedContent } from './look.model.ts';

const withContent = (
  look: LookDocument | null,
  change: (content: OpenedContent) => Partial<OpenedContent>,
): LookDocument | null => (look?.content ? { ...look, content: { ...look.content, ...change(look.content) } } : look);

export const lookProjection = defineProjection<LookDocument, LookEvent | ExceptionalAccessEvent>()({
  model: lookModel,
  documentId: ({ data }) => ('lookId' in data ? data.lookId : data.accessId),
  on: {
    LookRecorded: (_look, { clientId, ...look }, words) => ({
      ownerId: clientId,
      ...look,
      reason: words?.reason ?? null,
      content: null,
    }),
    ExceptionalAccessOpened: (_look, { accessId, clientId, by, role, openedAt, others = 0, ...content }, words) => ({
      ownerId: clientId,
      lookId: accessId,
      target: 'content',
      by,
      role,
      reason: words?.reason ?? null,
      lookedAt: openedAt,
      content: { ...content, others, closedAt: null, thoughtIds: [] },
    }),
    ExceptionalAccessThoughtOpened: (look, { thoughtId }) =>
      withContent(look, ({ thoughtIds }) => ({ thoughtIds: [...new Set([...thoughtIds, thoughtId])] })),
    ExceptionalAccessClosed: (look, { closedAt }) => withContent(look, () => ({ closedAt })),
  },
});
