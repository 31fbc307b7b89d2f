import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';

/** Before they are in words, the sounds of a thought are all there is. */
export const hasErasableSound = ({ audio, transcript }: Pick<ThoughtDetail, 'audio' | 'transcript'>): boolean =>
  audio !== null && audio.erasedAt === null && transcript?.status === 'completed';
