import type { TranscriptionProgressed } from '@ecrin/contracts/transport/socket-messages.ts';
import { create } from 'zustand';

const usePercents = create<Readonly<Record<string, number>>>(() => ({}));

export const setTranscriptionProgress = ({ thoughtId, percent }: TranscriptionProgressed) =>
  usePercents.setState({ [thoughtId]: percent });

/** Percent 0…100 of a running transcription; null until the server has sent one for this thought. */
export const useTranscriptionProgress = (thoughtId: string) => usePercents((percents) => percents[thoughtId] ?? null);
