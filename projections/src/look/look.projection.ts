import type { ClientDeactivated, ClientReactivated } from '@ecrin/domain/client/client-administration.events.ts';
import type { ExceptionalAccessEvent } from '@ecrin/domain/exceptional-access/exceptional-access.events.ts';
import type { LookEvent } from '@ecrin/domain/look/look.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { lookModel, type LookDocument, type OpenedContent } from './look.model.ts';

const withContent = (
  look: LookDocument | null,
  change: (content: OpenedContent) => Partial<OpenedContent>,
): LookDocument | null => (look?.content ? { ...look, content: { ...look.content, ...change(look.content) } } : look);

type Act = ClientDeactivated | ClientReactivated;
type AboutClient = LookEvent | ExceptionalAccessEvent | Act;

const instantOf = (data: Act['data']): string => ('deactivatedAt' in data ? data.deactivatedAt : data.reactivatedAt);

/** There is one of a kind at an instant. */
const idOf = (data: AboutClient['data']): string => {
  if ('lookId' in data) return data.lookId;
  return 'accessId' in data ? data.accessId : `${data.clientId}/${instantOf(data)}`;
};

/** Only a superadmin does either. */
const actOf = (target: 'deactivation' | 'reactivation', data: Act['data'], words: Act['private']): LookDocument => ({
  ownerId: data.clientId,
  lookId: idOf(data),
  target,
  by: data.by,
  role: 'superadmin',
  reason: words?.reason ?? null,
  lookedAt: instantOf(data),
  content: null,
});

export const lookProjection = defineProjection<LookDocument, AboutClient>()({
  model: lookModel,
  documentId: ({ data }) => idOf(data),
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
    ClientDeactivated: (_look, data, words) => actOf('deactivation', data, words),
    ClientReactivated: (_look, data, words) => actOf('reactivation', data, words),
    ExceptionalAccessClosed: (look, { closedAt }) => withContent(look, () => ({ closedAt })),
  },
});
