import type { SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { StoryPart } from '@ecrin/domain/story/story.vocabulary.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { OrbServices } from '#orb/orb-preconditions.ts';

/** From the read models. `earlierText`: of a version; null: there is none. `readable`: what others may read of a copy now. `firstName`: of an author. `openLinksOf`: ids of a story's. */
export type StoryReading = Readonly<{
  earlierText: (
    asked: Readonly<{ ownerId: string; storyId: string; sitting: number }>,
  ) => Promise<Readonly<{ title: string; parts: readonly StoryPart[] }> | null>;
  readable: (copy: SharedCopy, asked: Readonly<{ ownerId: string; withPrivate: boolean }>) => Promise<SharedCopy>;
  firstName: (ownerId: string) => Promise<string | null>;
  openLinksOf: (asked: Readonly<{ ownerId: string; storyId: string; now: string }>) => Promise<readonly string[]>;
}>;

/** What composes drafts is what reads for orbs. */
type Drafting = Pick<OrbServices['orbs'], 'model' | 'isAccepted' | 'usedShare'>;

export type StoryServices = Pick<ApiServices, 'access' | 'events' | 'passwords' | 'secrets' | 'publicUrl'> &
  Readonly<{ stories: StoryReading; drafting: Drafting }>;
