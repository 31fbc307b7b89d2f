import { usePlayback } from '@ecrin/ui/playback/use-playback.ts';
import { useIssueAudioTicketMutation } from '../thoughts.api.ts';
import { readPlaybackRate } from './playback-rate.ts';

/** The recording of a thought; its address is asked for when it is first played. */
export const useThoughtPlayback = (thoughtId: string) => {
  const [issueTicket] = useIssueAudioTicketMutation();
  return usePlayback(async () => (await issueTicket(thoughtId).unwrap()).url, readPlaybackRate());
};
