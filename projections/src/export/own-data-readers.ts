import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { allSendingsOf } from '#sending/list-sendings.query.ts';
import { storyVersionsOf } from '#story/find-story.query.ts';
import { readOwnData, readOwnThoughts } from './read-own-data.query.ts';

/** What an archive is made from. */
export const ownDataReaders = (models: ReadModels) => ({
  ownData: readOwnData(models),
  ownThoughts: readOwnThoughts(models),
  storyVersions: storyVersionsOf(models),
  ownSendings: (ownerId: string) => allSendingsOf(models, ownerId),
});
