import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import type { ExceptionalCause } from '@ecrin/domain/exceptional-access/exceptional-access.vocabulary.ts';
import type { LookTarget } from '@ecrin/domain/look/look.vocabulary.ts';
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

/** A look of an administrator at a client, a deactivation or reactivation of their account, or an exceptional access to their words, under its id. The reason is null where none was given, or once the client's key is destroyed. */
export type LookDocument = Readonly<{
  ownerId: string;
  lookId: string;
  target: LookTarget | 'content' | 'deactivation' | 'reactivation';
  by: string;
  role: AdminRole;
  reason: string | null;
  lookedAt: string;
  content: OpenedContent | null;
}>;

export const lookModel: Model<LookDocument> = {
  name: 'look',
  version: 2,
  indexes: [
    ['ownerId', 'lookedAt'],
    ['ownerId', 'target', 'lookedAt'],
    ['target', 'lookedAt'],
  ],
};
