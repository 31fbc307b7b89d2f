import type { ThreadProposal } from '@ecrin/contracts/thread/thread.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useToday } from '#lib/time/clock.ts';
import { putInThread, useAct } from '../choosing/use-selection-acts.ts';
import { leastUsedColour, ThreadForm } from './thread-form.tsx';
import { threadPageMessages as pageMessages } from './thread-pages.messages.ts';
import { useFindThreadProposalQuery } from './thread-proposal.api.ts';
import { threadMessages as messages } from './threads.messages.ts';
import { useThreads } from './use-threads.ts';

type Proposal = NonNullable<ThreadProposal['proposal']>;

/** As it was when it was opened: filing its thoughts takes it away. */
const useOpenedProposal = (tag: string): Proposal | null => {
  const { data } = useFindThreadProposalQuery(useToday());
  const [opened, open] = useState<Proposal | null>(null);
  const found = data?.proposal ?? null;
  if (!opened && found?.tag === tag) open(found);
  return opened;
};

const capitalised = (tag: string) => tag.charAt(0).toLocaleUpperCase() + tag.slice(1);

/** Starts the thread that thoughts with this tag could be, and files them in it; nothing where it is no longer proposed. */
export const ProposedThread = ({ tag, onClose }: Readonly<{ tag: string; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const { all, open } = useThreads();
  const [, navigate] = useLocation();
  const { run } = useAct(() => {});
  const proposal = useOpenedProposal(tag);
  if (!proposal || !open) return null;
  const cards = proposal.thoughtIds.map((thoughtId) => ({ thoughtId }));
  const fileIn = async (threadId: string) => {
    await run({
      act: 'file',
      cards,
      send: ({ thoughtId }) => putInThread(thoughtId, threadId, true),
      undo: ({ thoughtId }) => putInThread(thoughtId, null),
    });
    navigate(`/app/threads/${threadId}`, { replace: true });
  };
  return (
    <Dialog title={formatMessage(messages.start)} onClose={onClose}>
      <p className="dim">
        <FormattedMessage
          {...pageMessages.proposed}
          values={{ count: cards.length, tag, elided: String(elidesBefore(tag)) }}
        />
      </p>
      <ThreadForm
        name={capitalised(tag)}
        colour={leastUsedColour(all)}
        onSaved={({ threadId }) => void fileIn(threadId)}
        onLeave={onClose}
      />
    </Dialog>
  );
};
