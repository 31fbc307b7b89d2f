import { createHash } from 'node:crypto';
import type { NewEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExpectedRevision } from '@ecrin/platform/ports/event-store.ts';

export const writers = 32;

/** The `seq`-th write of one writer in one run. It is derived from these three numbers, so it can be repeated after a crash. */
export type StepCoordinates = Readonly<{ run: number; writer: number; seq: number }>;
export type Step = Readonly<{
  stream: string;
  expected: ExpectedRevision;
  ownerId: string;
  event: NewEvent;
  /** Audio that is stored before the event that names it. */
  blob: Readonly<{ name: string; content: Buffer }> | null;
}>;

const idOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');

/** Every fourth goes to a stream that all share; the others go to the writer's own, where each revision is expected exactly. */
const isShared = (seq: number): boolean => seq % 4 === 3;
const ownBefore = (seq: number): number => seq - Math.floor(seq / 4);

export const planStep = ({ run, writer, seq }: StepCoordinates): Step => {
  const id = idOf(`${run}/${writer}/${seq}`);
  const ownerId = idOf(`owner ${run}/${writer}/${Math.floor(seq / 5)}`);
  const own = ownBefore(seq);
  const hasBlob = writer % 8 === 0 && seq % 3 === 0;
  const metadata = {
    commandId: id,
    correlationId: id,
    causationId: null,
    actor: `client:${ownerId}`,
    ownerId,
    occurredAt: '2026-01-02T08:00:00.000Z',
    timeZone: 'Europe/Paris',
    schemaVersion: 1,
  };
  return {
    stream: isShared(seq) ? `shared-${run}` : `own-${run}-${writer}`,
    expected: isShared(seq) ? 'any' : own === 0 ? 'no-stream' : own - 1,
    ownerId,
    event: { id, event: { type: 'ThoughtWritten', data: { run, writer, seq }, private: contentOf(id) }, metadata },
    blob: hasBlob ? { name: `audio/${id}`, content: Buffer.alloc(seq % 12 ? 2_000 : 70_000, id) } : null,
  };
};

export const contentOf = (id: string): Readonly<{ content: string }> => ({
  content: `Une pensée à ne jamais perdre : ${id}`,
});
