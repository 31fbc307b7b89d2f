import { usePlayback } from '@ecrin/ui/playback/use-playback.ts';
import { useIssueAudioTicketMutation } from '../thoughts.api.ts';

const storageKey = 'ecrin.playback-rate';

/** The speed last chosen on this device; 1 is as spoken. */
const readPlaybackRate = () => {
  const rate = Number(localStorage.getItem(storageKey));
  return rate >= 0.5 && rate <= 3 ? rate : 1;
};
export const savePlaybackRate = (rate: number) => localStorage.setItem(storageKey, String(rate));

/** The recording of a thought; its URL is requested when it is first played. */
export const useThoughtPlayback = (thoughtId: string) => {
  const [issueTicket] = useIssueAudioTicketMutation();
  return usePlayback(async () => (await issueTicket(thoughtId).unwrap()).url, readPlaybackRate());
};
