import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { useRequestTranscriptionMutation } from '../thoughts.api.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';

export const RequestTranscriptionButton = ({ thoughtId }: { thoughtId: string }) => {
  const [request, { isLoading }] = useRequestTranscriptionMutation();
  const told = useCommandFeedback();
  return (
    <Button look="text" busy={isLoading} onClick={() => void told(request(thoughtId).unwrap())}>
      <FormattedMessage {...messages.relaunch} />
    </Button>
  );
};
