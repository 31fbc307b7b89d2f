import type { ActOnClient } from '@ecrin/contracts/look/look.ts';
import type {
  ClientPermissionGranted,
  ClientPermissionWithdrawn,
} from '@ecrin/domain/client-permission/client-permission.events.ts';
import type { ClientAdministrationEvent } from '@ecrin/domain/client/client-administration.events.ts';
import type { CommentHidden, CommentRestored } from '@ecrin/domain/comment-report/comment-report.events.ts';
import type {
  ErasureProposalConfirmed,
  ErasureProposalDeclined,
  ErasureProposalMade,
} from '@ecrin/domain/erasure-proposal/erasure-proposal.events.ts';
import type { Handlers } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { OrganizationMemberRemoved } from '@ecrin/domain/membership/membership.events.ts';
import type { LookDocument } from './look.model.ts';

/** Every act of an administrator with a word to the client it concerns. */
export type ActEvent =
  | ClientAdministrationEvent
  | ClientPermissionGranted
  | ClientPermissionWithdrawn
  | CommentHidden
  | CommentRestored
  | OrganizationMemberRemoved
  | ErasureProposalMade
  | ErasureProposalConfirmed
  | ErasureProposalDeclined;

/** `by` null: the operator, who runs the service. */
type Act = Readonly<{ ownerId: string; by: string | null; at: string; reason: string | null | undefined }>;

/** Only superadmins do these; of the others the role is not recorded. */
const bySuperadmins: ReadonlySet<ActOnClient> = new Set(['deactivation', 'reactivation', 'confirmation']);

const actLook = (target: ActOnClient, { ownerId, by, at, reason = null }: Act): LookDocument => ({
  ownerId,
  // There is one of a kind for a client at an instant.
  lookId: `${target}/${ownerId}/${at}`,
  target,
  by: by ?? '',
  role: by === null || bySuperadmins.has(target) ? 'superadmin' : null,
  reason,
  lookedAt: at,
  content: null,
  report: null,
});

export const actHandlers: Handlers<LookDocument | null, ActEvent> = {
  ClientDeactivated: (_none, { clientId: ownerId, by, deactivatedAt: at }, words) =>
    actLook('deactivation', { ownerId, by, at, reason: words?.reason }),
  ClientReactivated: (_none, { clientId: ownerId, by, reactivatedAt: at }, words) =>
    actLook('reactivation', { ownerId, by, at, reason: words?.reason }),
  ClientSessionsEnded: (_none, { clientId: ownerId, by, endedAt: at }, words) =>
    actLook('sessions', { ownerId, by, at, reason: words?.reason }),
  ClientCodeResent: (_none, { clientId: ownerId, by, resentAt: at }, words) =>
    actLook('code', { ownerId, by, at, reason: words?.reason }),
  ClientPermissionGranted: (_none, { clientId: ownerId, by, grantedAt: at }, words) =>
    actLook('grant', { ownerId, by, at, reason: words?.reason }),
  ClientPermissionWithdrawn: (_none, { clientId: ownerId, by, withdrawnAt: at }, words) =>
    actLook('withdrawal', { ownerId, by, at, reason: words?.reason }),
  CommentHidden: (_none, { subject: { ownerId }, by, hiddenAt: at }, words) =>
    actLook('hiding', { ownerId, by, at, reason: words?.word }),
  CommentRestored: (_none, { subject: { ownerId }, by, restoredAt: at }, words) =>
    actLook('restoring', { ownerId, by, at, reason: words?.word }),
  OrganizationMemberRemoved: (_none, { clientId: ownerId, by, removedAt: at }, words) =>
    actLook('removal', { ownerId, by, at, reason: words?.reason }),
  ErasureProposalMade: (_none, { clientId: ownerId, by, madeAt: at }, words) =>
    actLook('proposal', { ownerId, by, at, reason: words?.reason }),
  ErasureProposalConfirmed: (_none, { clientId: ownerId, by, confirmedAt: at }, words) =>
    actLook('confirmation', { ownerId, by, at, reason: words?.reason }),
  ErasureProposalDeclined: (_none, { clientId: ownerId, by, declinedAt: at }, words) =>
    actLook('refusal', { ownerId, by, at, reason: words?.reason }),
};
