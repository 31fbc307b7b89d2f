import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { EventStore, Json } from '@ecrin/platform/ports/event-store.ts';

const days = 400;
const dayMs = 86_400_000;
const secondMs = 1_000;
/** Written at once: few enough to be appended together. */
const inFlight = 200;

type Asked = Readonly<{
  store: Pick<EventStore, 'append'>;
  /** At least so many; the streams are whole. */
  events: number;
  /** ISO 8601 UTC; the history ends there and began 400 days before. */
  until: string;
  onProgress: (written: number) => void;
}>;

type Kept = Readonly<{ thoughtId: string; ownerId: string; index: number; keptMs: number }>;
const at = (ms: number): string => new Date(ms).toISOString();

/** A written thought and what is understood of it; every third is spoken, transcribed, and failed now and then. */
const factsOf = ({ thoughtId, ownerId, index, keptMs }: Kept): readonly DomainEvent[] => {
  const moment = { occurredAt: at(keptMs), timeZone: 'Europe/Paris', language: 'fr' };
  const [heardMs, readMs] = [keptMs + (2 + (index % 40)) * secondMs, keptMs + (50 + (index % 9)) * secondMs];
  const understood: DomainEvent = {
    type: 'ThoughtUnderstood',
    data: { thoughtId, engine: 'local', model: 'm', promptVersion: '1', wording: 1, understoodAt: at(readMs) },
    private: null,
  };
  if (index % 3 > 0)
    return [
      { type: 'ThoughtWritten', data: { thoughtId, ownerId, ...moment, writtenAt: at(keptMs) }, private: null },
      understood,
    ];
  const recorded: DomainEvent = {
    type: 'ThoughtRecorded',
    data: {
      thoughtId,
      ownerId,
      recordingId: thoughtId,
      format: 'audio/webm',
      fileSize: 90_000,
      sha256: '',
      durationMs: 30_000 + (index % 90) * secondMs,
      recordedAt: at(keptMs),
      ...moment,
    },
    private: null,
  };
  const result: DomainEvent =
    index % 50 === 0
      ? {
          type: 'ThoughtTranscriptionFailed',
          data: { thoughtId, attempt: 1, reason: 'unreadable-audio', failedAt: at(heardMs) },
          private: null,
        }
      : {
          type: 'ThoughtTranscribed',
          data: { thoughtId, recordingId: thoughtId, attempt: 1, transcribedAt: at(heardMs), language: 'fr' },
          private: null,
        };
  return index % 50 === 0 ? [recorded, result] : [recorded, result, understood];
};

/** A year and more of thoughts of many clients, without words: one client to a hundred events. */
export const seedServiceHistory = async ({ store, events, until, onProgress }: Asked): Promise<void> => {
  const clients = Array.from({ length: Math.max(3, Math.round(events / 100)) }, () => systemIds.next());
  const beginMs = Date.parse(until) - days * dayMs;
  const keep = async (index: number, keptMs: number): Promise<number> => {
    const [thoughtId, ownerId] = [systemIds.next(), clients[(index * 7_919) % clients.length] ?? ''];
    const facts = factsOf({ thoughtId, ownerId, index, keptMs });
    await store.append(
      `thought-${thoughtId}`,
      'no-stream',
      facts.map(({ type, data }, place) => ({
        id: systemIds.next(),
        type,
        data: data as Json,
        sealed: null,
        metadata: {
          commandId: thoughtId,
          correlationId: thoughtId,
          causationId: null,
          actor: place === 0 ? `client:${ownerId}` : 'system:bench',
          ownerId,
          occurredAt: at(keptMs),
          timeZone: 'Europe/Paris',
          schemaVersion: 1,
        },
        recordedAt: at(keptMs),
      })),
    );
    return facts.length;
  };
  for (let [written, index] = [0, 0]; written < events; index += inFlight) {
    const share = written / events;
    const counts = await Promise.all(
      Array.from({ length: Math.min(inFlight, Math.ceil((events - written) / 2)) }, (_none, offset) =>
        keep(index + offset, beginMs + Math.round((share + (offset * 2) / events) * days * dayMs)),
      ),
    );
    written += counts.reduce((sum, count) => sum + count, 0);
    onProgress(written);
  }
};
