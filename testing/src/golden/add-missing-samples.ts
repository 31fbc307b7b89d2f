import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sealingKeyOf } from '@ecrin/platform/crypto/owner-keys.ts';
import { sealPrivatePart } from '@ecrin/platform/crypto/private-part.ts';
import { samples } from './event-samples.ts';
import type { Sample } from './sample.ts';
import { addGoldenRow, goldenMetadata, goldenRows, goldenVault } from './stored-events.ts';

// `node testing/src/golden/add-missing-samples.ts`: writes a row for every sample that has none yet.
const addSample = async ({ stream, event }: Sample): Promise<void> => {
  const [id, rows] = [randomUUID(), goldenRows()];
  const { type, data, private: part } = event;
  const of = { stream, id, type, schemaVersion: goldenMetadata.schemaVersion };
  const sealed =
    part && sealPrivatePart(part, await sealingKeyOf(goldenVault, goldenMetadata.ownerId ?? '', stream), of);
  const revision = rows.filter(({ stored }) => stored.stream === stream).length;
  addGoldenRow({
    stored: {
      id,
      type,
      data: JSON.parse(JSON.stringify(data)),
      sealed,
      metadata: goldenMetadata,
      stream,
      revision,
      position: rows.length + 1,
      recordedAt: '2026-01-02T09:00:00.000Z',
    },
    private: part,
  });
};

for (const sample of samples) {
  const { stream, event } = sample;
  const isStored = goldenRows().some(({ stored, private: part }) =>
    isDeepStrictEqual([stored.stream, stored.type, stored.data, part], [stream, event.type, event.data, event.private]),
  );
  if (!isStored) await addSample(sample);
}
