import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { pinFilledIcon, pinIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { pinThoughtMessages as messages } from '../flags.messages.ts';
import { showOptimistically, thoughtApi, thoughtTags } from '../thought.api.ts';

export const pinThoughtApi = thoughtApi.injectEndpoints({
  endpoints: (build) => ({
    pinThought: build.mutation<unknown, { thoughtId: string; pinned: boolean }>({
      query: ({ thoughtId, pinned }) => ({ url: `/thoughts/${thoughtId}/pin`, method: pinned ? 'POST' : 'DELETE' }),
      onQueryStarted: ({ thoughtId, pinned }, running) => showOptimistically(thoughtId, { pinned }, running),
      invalidatesTags: (_answer, _error, { thoughtId }) => thoughtTags(thoughtId),
    }),
  }),
});

/** Pins the thought, or unpins it. */
export const PinThoughtButton = ({ thought: { thoughtId, pinned } }: { thought: ThoughtDetail }) => {
  const { formatMessage } = useIntl();
  const [pin] = pinThoughtApi.usePinThoughtMutation();
  const withFeedback = useCommandFeedback();
  return (
    <IconButton
      data-key="P"
      label={formatMessage(pinned ? messages.unpin : messages.pin)}
      aria-pressed={pinned}
      onClick={() => void withFeedback(pin({ thoughtId, pinned: !pinned }).unwrap())}
    >
      <Icon of={pinned ? pinFilledIcon : pinIcon} />
    </IconButton>
  );
};
