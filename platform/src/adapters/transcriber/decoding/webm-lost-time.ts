import { ids, type EbmlElement } from './ebml-element.ts';

/** 20 ms in which nothing is heard, as Opus writes it. */
const silence = Uint8Array.of(0xf8, 0xff, 0xfe);
const silenceMs = 20;
/** What a lost byte stands for at most: no recorder writes less than these for 20 ms. */
const fewestBytes = 8;
/** Longer steps from block to block are a pause. */
const longestStepMs = 120;

export type LostTime = ReturnType<typeof createLostTime>;

/** Follows the times of a recording's blocks, and gives the silence that stands for those that are lost. Only of sound alone, in Opus. */
export const createLostTime = () => {
  const blocks = createBlockTimes();
  let [isOpusAlone, clusterMs] = [false, 0];

  const passBlock = (block: Uint8Array): Uint8Array | null => {
    const [track = 0, high = 0, low = 0] = block;
    const frames = blocks.framesBefore(clusterMs + ((((high << 8) | low) << 16) >> 16));
    if (frames === 0 || !isOpusAlone) return null;
    const one = [ids.simpleBlock, 0x84 + silence.length, track, high, low, 0x80, ...silence];
    return Uint8Array.from(Array.from({ length: frames }, () => one).flat());
  };

  return {
    /** With all that comes before the first cluster. */
    begin: (header: Uint8Array): void => {
      const text = Buffer.from(header).toString('latin1');
      isOpusAlone = text.includes('A_OPUS') && !text.includes('V_');
    },
    lose: blocks.lose,
    /** What is missing before this element; null: nothing. */
    pass: (bytes: Uint8Array, { id, body, end }: EbmlElement): Uint8Array | null => {
      if (id === ids.cluster) blocks.beginCluster();
      if (id === ids.timestamp) clusterMs = bytes.subarray(body, end).reduce((sum, byte) => sum * 256 + byte, 0);
      return id === ids.simpleBlock ? passBlock(bytes.subarray(body, end)) : null;
    },
  };
};

const createBlockTimes = () => {
  let [isOwed, isFirst, stepMs, lost] = [false, false, silenceMs, 0];
  let lastMs: number | null = null;

  const owed = (atMs: number): number => {
    if (!isOwed || lastMs === null) return 0;
    const missing = Math.round((atMs - lastMs - stepMs) / silenceMs);
    const frames = Math.max(0, Math.min(missing, Math.ceil(lost / fewestBytes)));
    lost = Math.max(0, lost - frames * fewestBytes);
    // A cluster's own time may be among what is lost: from the first block of the next one on times are certain again.
    if (isFirst) [isOwed, lost] = [false, 0];
    return frames;
  };

  return {
    lose: (bytes: number): void => {
      lost += bytes;
      isOwed = true;
    },
    beginCluster: (): void => {
      isFirst = true;
    },
    /** Of silence, before a block at this time. */
    framesBefore: (atMs: number): number => {
      const frames = owed(atMs);
      const step = atMs - (lastMs ?? atMs);
      if (!isOwed && step > 0 && step <= longestStepMs) stepMs = step;
      lastMs = Math.max(atMs, (lastMs ?? atMs - stepMs) + stepMs);
      isFirst = false;
      return frames;
    },
  };
};
