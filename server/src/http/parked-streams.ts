import { shownParked, type QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { Parked, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { readParkedReason } from '@ecrin/platform/projections/parked-reason.ts';
import { findKnownClients } from '@ecrin/projections';
import type { Stores } from '#storage/open-stores.ts';

type Parts = Readonly<{ events: Pick<Stores['events'], 'readStream'>; models: Pick<ReadModels, 'open'> }>;

/** Whose the stream is, by the event it stopped at; null: that cannot be read. */
const ownerOf = async ({ events }: Parts, { stream, revision }: Parked): Promise<string | null> => {
  try {
    for await (const { metadata } of events.readStream(stream, { from: revision, max: 1 })) return metadata.ownerId;
  } catch {
    return null;
  }
  return null;
};

/** What happened to the streams that are parked, and to whom, of those that are shown. */
export const describeParked = async (
  parts: Parts,
  parked: readonly Parked[],
): Promise<QueuesAnswer['projections'][number]['parked']> => {
  if (parked.length === 0) return [];
  const owners = await Promise.all(parked.slice(0, shownParked).map((stream) => ownerOf(parts, stream)));
  const clients = await findKnownClients(
    parts.models,
    owners.filter((owner) => owner !== null),
  );
  return parked.map((one, index) => ({
    ...readParkedReason(one),
    stream: one.stream,
    code: one.reason,
    client: clients.get(owners[index] ?? '') ?? null,
    since: one.parkedAt,
  }));
};
