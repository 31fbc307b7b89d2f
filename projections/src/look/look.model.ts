import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import type { ActOnClient } from '@ecrin/contracts/look/look.ts';
import type { ExceptionalCause } from '@ecrin/domain/exceptional-access/exceptional-access.vocabulary.ts';
import type { LookTarget, ReportLookedAt } from '@ecrin/domain/look/look.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** What only an exceptional access has. `closedAt` null: it lasts until `expiresAt`. `thoughtIds`: those whose words or sound were opened, in order. */
export type OpenedContent = Readonly<{
  cause: ExceptionalCause;
  sessionId: string;
  expiresAt: string;
  closedAt: string | null;
  thoughtIds: readonly string[];
  /** How many other superadmins were told. */
  others: number;
}>;

/** A look of an administrator at a client, an act of theirs that concerns the client, or an exceptional access to their words, under its id. `role` null: it was not recorded. The reason is null where none was given, or once the client's key is destroyed. */
export type LookDocument = Readonly<{
  ownerId: string;
  lookId: string;
  target: LookTarget | 'content' | ActOnClient;
  by: string;
  role: AdminRole | null;
  reason: string | null;
  lookedAt: string;
  content: OpenedContent | null;
  /** What was reported, and why they are told; null: it is another look. */
  report: ReportLookedAt | null;
}>;

export const lookModel: Model<LookDocument> = {
  name: 'look',
  version: 4,
  indexes: [
    ['ownerId', 'lookedAt'],
    ['ownerId', 'target', 'lookedAt'],
    ['target', 'lookedAt'],
  ],
};
