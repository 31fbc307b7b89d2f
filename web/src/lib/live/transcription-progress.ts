import type { TranscriptionProgressed } from '@ecrin/contracts/transport/socket-messages.ts';
import { create } from 'zustand';

const usePercents = create<Readonly<Record<string, number>>>(() => ({}));

export const setTranscriptionProgress = ({ thoughtId, percent }: TranscriptionProgressed) =>
  usePercents.setState({ [thoughtId]: percent });

/** Percent 1…99 of a running transcription; null while the server knows none. */
export const useTranscriptionProgress = (thoughtId: string) =>
  usePercents(({ [thoughtId]: percent = 0 }) => (percent > 0 && percent < 100 ? percent : null));
