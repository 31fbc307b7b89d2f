import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findClientFigures } from '#activity/client-figures.query.ts';
import { findModerationRecord } from '#comment-report/moderation-record.query.ts';
import { findOpenProposal, findProposalRefusal } from '#erasure-proposal/erasure-proposals.query.ts';
import { consentsAsOf, identityAsOf } from './client-as-of.ts';
import { findClientGoals } from './client-goals.query.ts';
import { clientRowModel } from './client-row.model.ts';
import { shownRow } from './shown-row.ts';

/** What is known of a client without their account; how to sign in and from where, only that does. */
export type FoundClient = Pick<
  ClientDetail,
  'client' | 'figures' | 'goals' | 'permissions' | 'consents' | 'moderation' | 'erasureProposal' | 'proposalRefusal'
>;
type Asked = Readonly<{ now: string; asOf: string }>;

/** null for an unknown id. `asOf`: identity, consents and figures as they were recorded before it. */
export const findClient =
  (models: ReadModels, events: Pick<Events, 'readStream'>) =>
  async (clientId: string, { now, asOf }: Asked): Promise<FoundClient | null> => {
    const row = await (await models.open(clientRowModel)).get(clientId);
    if (!row) return null;
    const earlier = asOf < now ? asOf : null;
    const identity = earlier && (await identityAsOf(events, { clientId, asOf: earlier }));
    return {
      client: shownRow({ ...row, ...identity }, now),
      figures: await findClientFigures(models)(clientId, asOf),
      goals: [...(await findClientGoals(models)(clientId, asOf))],
      moderation: earlier ? null : await findModerationRecord(models)(clientId),
      erasureProposal: earlier ? null : await findOpenProposal(models)(clientId, now),
      proposalRefusal: await findProposalRefusal(models)(clientId, now),
      ...(await consentsAsOf(events, { clientId, asOf: earlier })),
    };
  };
