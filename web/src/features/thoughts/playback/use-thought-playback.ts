import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { usePlayback } from '@ecrin/ui/playback/use-playback.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useMemo } from 'react';
import { useIssueAudioTicketMutation } from '../thoughts.api.ts';
import { recordingStarts } from './recording-starts.ts';

const storageKey = 'ecrin.playback-rate';

/** The speed last chosen on this device; 1 is as spoken. */
const readPlaybackRate = () => {
  const rate = Number(deviceStorage.getItem(storageKey));
  return rate >= 0.5 && rate <= 3 ? rate : 1;
};
export const savePlaybackRate = (rate: number) => deviceStorage.setItem(storageKey, String(rate));

type Recorded = Pick<ThoughtCard, 'thoughtId' | 'audio'>;

/** The recordings of a thought, one after the other; the address of each is requested when it is first played. */
export const useThoughtPlayback = ({ thoughtId, audio }: Recorded) => {
  const [issueTicket] = useIssueAudioTicketMutation();
  const parts = audio?.parts ?? [];
  const load = async (part: number) => {
    const { url } = await issueTicket(thoughtId).unwrap();
    const recording = parts[part]?.recordingId;
    return recording === undefined ? url : `${url}?recording=${recording}`;
  };
  const startsMs = useMemo(() => recordingStarts(audio), [audio]);
  const isGone = (part: number) => typeof parts[part]?.erasedAt === 'string';
  return usePlayback({ load, startsMs, isGone }, readPlaybackRate());
};
