import { usePlayback } from '@ecrin/ui/playback/use-playback.ts';
import { rememberedRate } from './playback-rate.ts';
import { useIssueAudioTicketMutation } from './thoughts.api.ts';

/** The recording of a thought; its address is asked for when it is first played. */
export const useVoiceOf = (thoughtId: string) => {
  const [issueTicket] = useIssueAudioTicketMutation();
  return usePlayback(async () => (await issueTicket(thoughtId).unwrap()).url, rememberedRate());
};
