import type { ExceptionalAccessEvent } from '@ecrin/domain/exceptional-access/exceptional-access.events.ts';
import { evolveWith, type Handlers } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { LookEvent } from '@ecrin/domain/look/look.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { actHandlers, type ActEvent } from './act-on-client.ts';
import { lookModel, type LookDocument, type OpenedContent } from './look.model.ts';

const withContent = (
  look: LookDocument | null,
  change: (content: OpenedContent) => Partial<OpenedContent>,
): LookDocument | null => (look?.content ? { ...look, content: { ...look.content, ...change(look.content) } } : look);

type AboutClient = LookEvent | ExceptionalAccessEvent | ActEvent;

const handlers: Handlers<LookDocument | null, AboutClient> = {
  ...actHandlers,
  LookRecorded: (_look, { clientId, report = null, ...look }, words) => ({
    ownerId: clientId,
    ...look,
    reason: words?.reason ?? null,
    content: null,
    report,
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
    report: null,
  }),
  ExceptionalAccessThoughtOpened: (look, { thoughtId }) =>
    withContent(look, ({ thoughtIds }) => ({ thoughtIds: [...new Set([...thoughtIds, thoughtId])] })),
  ExceptionalAccessClosed: (look, { closedAt }) => withContent(look, () => ({ closedAt })),
};
const lookOf = evolveWith<LookDocument | null, AboutClient>(handlers);

/** Only the first event of an access has all of it. */
const idOf = (event: AboutClient): string =>
  'accessId' in event.data ? event.data.accessId : (lookOf(null, event)?.lookId ?? '');

export const lookProjection = defineProjection<LookDocument, AboutClient>()({
  model: lookModel,
  documentId: idOf,
  on: handlers,
});
