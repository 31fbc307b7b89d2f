import type { Reachability } from '@ecrin/domain/broadcast/audience-reach.ts';
import type { BroadcastAudience } from '@ecrin/domain/broadcast/broadcast.vocabulary.ts';
import type { PostServices } from '#post-from-workflow.ts';

/** The clients of an audience, a page at a time, in the order of their ids. */
export type AudiencePage = Readonly<{
  items: readonly Readonly<{ clientId: string; reachability: Reachability }>[];
  nextCursor: string | null;
}>;
export type SendBroadcastServices = PostServices &
  Readonly<{
    audience: Readonly<{
      /** null: the read model is behind. */
      list: (
        asked: Readonly<{ audience: BroadcastAudience; at: string; cursor: string | null; limit: number }>,
      ) => Promise<AudiencePage | null>;
      setUp: Readonly<Record<'push' | 'mail', boolean>>;
    }>;
    /** Resolves once no request waits: of nobody who is using the app is anything slowed down. */
    yieldTo: () => Promise<void>;
  }>;
