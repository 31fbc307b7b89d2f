import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import { eraseSound, eraseThought } from '@ecrin/domain/thought/commands/erase-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';

type Decide = ReturnType<typeof decideInStep>;

/** From here on nothing is decided about these thoughts any more, and what work in flight writes is without their words. */
export const fencePart = async (
  { thoughtIds, sounds }: ErasedPart,
  { erasureId, decide, now }: Readonly<{ erasureId: string; decide: Decide; now: string }>,
): Promise<void> => {
  for (const thoughtId of thoughtIds) {
    const input = { thoughtId, erasureId, now };
    await decide({ name: `eraseThought/${thoughtId}`, aggregate: thought, id: thoughtId, decide: eraseThought, input });
  }
  for (const { thoughtId, recordingId } of sounds) {
    const input = { thoughtId, recordingId, now };
    await decide({ name: `eraseSound/${recordingId}`, aggregate: thought, id: thoughtId, decide: eraseSound, input });
  }
};
