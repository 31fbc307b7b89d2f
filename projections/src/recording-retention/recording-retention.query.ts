import {
  clientRetentionAnswer,
  recordingsToEraseAnswer,
  recordingsToEraseQuery,
} from '@ecrin/contracts/service-settings/recording-retention.ts';
import {
  keptForEver,
  retentionAt,
  startOf,
  type RecordingRetention,
} from '@ecrin/domain/service-settings/recording-retention.ts';
import { keptUntil } from '@ecrin/domain/thought/commands/erase-old-sounds.ts';
import type { Filter, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import {
  keptSoundModel,
  recordingRetentionId,
  recordingRetentionModel,
  type KeptSoundDocument,
} from './recording-retention.model.ts';

const findRetention = async (models: ReadModels, now: string): Promise<RecordingRetention> => {
  const stored = await (await models.open(recordingRetentionModel)).get(recordingRetentionId);
  return retentionAt(stored ?? keptForEver, now);
};

const shownRule = (rule: RecordingRetention['inForce']) => rule && { keptDays: rule.keptDays, startsAt: rule.startsAt };

const shownRetention = ({ inForce, coming }: RecordingRetention) => ({
  inForce: shownRule(inForce),
  coming: shownRule(coming),
});

export const findRetentionRoute = queryRoute({
  method: 'get',
  path: '/recording-retention',
  access: 'client',
  summary: 'Says how long recordings are kept, and what was announced',
  params: z.object({}),
  query: z.object({}),
  answer: clientRetentionAnswer,
  model: recordingRetentionModel,
  ask:
    (models) =>
    async (_request, { now }) =>
      shownRetention(await findRetention(models, now)),
});

export const countRecordingsToEraseRoute = queryRoute({
  method: 'get',
  path: '/settings/recordings-to-erase',
  access: 'admin',
  summary:
    'Counts the recordings that would be erased on the first day, if they were kept for so many days from now on',
  params: z.object({}),
  query: recordingsToEraseQuery,
  answer: recordingsToEraseAnswer,
  model: keptSoundModel,
  joins: [recordingRetentionModel],
  ask:
    (models) =>
    async ({ query: { days } }, { now }) => {
      const retention = await findRetention(models, now);
      const startsAt = startOf(retention, days, now);
      const sounds = await models.open(keptSoundModel);
      const filter: Filter<KeptSoundDocument> = {
        state: 'in-words',
        keptSince: { lt: keptUntil(days, startsAt ?? now) },
      };
      const [recordings, owners] = await Promise.all([sounds.count(filter), sounds.countBy('ownerId', filter)]);
      return { ...shownRetention(retention), startsAt, recordings, clients: owners.size };
    },
});

export type SoundsAsked = Readonly<{ cursor: string | null; limit: number }>;
export type SoundPage = Readonly<{
  sounds: readonly Pick<KeptSoundDocument, 'ownerId' | 'thoughtId'>[];
  next: string | null;
}>;

const pageOf = async (
  models: ReadModels,
  { cursor, limit }: SoundsAsked,
  { filter, by }: Readonly<{ filter: Filter<KeptSoundDocument>; by: 'keptSince' | 'erasedAt' }>,
): Promise<SoundPage> => {
  const sounds = await models.open(keptSoundModel);
  const { items, nextCursor } = await sounds.find({ filter, sort: [[by, 'asc']], limit, cursor });
  return { sounds: items.map(({ ownerId, thoughtId }) => ({ ownerId, thoughtId })), next: nextCursor };
};

export const keptSoundModels = [keptSoundModel] as const;

/** Sounds that came before an instant and whose words are kept, the oldest first. */
export const listSoundsInWords =
  (models: ReadModels) =>
  ({ before, ...asked }: SoundsAsked & Readonly<{ before: string }>): Promise<SoundPage> =>
    pageOf(models, asked, { filter: { state: 'in-words', keptSince: { lt: before } }, by: 'keptSince' });

/** Sounds that were erased since an instant. */
export const listErasedSounds =
  (models: ReadModels) =>
  ({ since, ...asked }: SoundsAsked & Readonly<{ since: string }>): Promise<SoundPage> =>
    pageOf(models, asked, { filter: { state: 'erased', erasedAt: { gte: since } }, by: 'erasedAt' });
