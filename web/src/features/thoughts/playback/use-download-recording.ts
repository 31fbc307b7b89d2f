import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useIssueAudioTicketMutation } from '../thoughts.api.ts';

type Downloaded = Pick<ThoughtCard, 'thoughtId' | 'day' | 'audio'>;

/** Saves one recording of a thought as a file; `index` counts from 0. */
export const useDownloadRecording = ({ thoughtId, day, audio }: Downloaded) => {
  const [issueTicket] = useIssueAudioTicketMutation();
  const withFeedback = useCommandFeedback();
  return (index: number) => {
    const recording = audio?.parts[index];
    if (!recording) return;
    const save = ({ url }: Readonly<{ url: string }>) => {
      const link = document.createElement('a');
      link.href = `${url}?recording=${recording.recordingId}`;
      link.download = `ecrin-${day}-${index + 1}.${/audio\/(\w+)/.exec(recording.format)?.[1] ?? 'webm'}`;
      link.click();
    };
    void withFeedback(issueTicket(thoughtId).unwrap().then(save));
  };
};
