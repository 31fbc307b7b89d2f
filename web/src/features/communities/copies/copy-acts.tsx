import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import type { SharedCopyDetail } from '@ecrin/contracts/community/shared-copy.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useCommandFeedback, useResultFeedback } from '#lib/api/problem-feedback.ts';
import {
  useChangePublicityMutation,
  useModerateCopyMutation,
  usePinCopyMutation,
  useReportCopyMutation,
  useWithdrawCopyMutation,
} from '../api/copies.api.ts';
import { Report } from '../page/report.tsx';
import { Agreement } from './agreement.tsx';
import { copiesMessages as messages } from './copies.messages.ts';
import { useCopyAuthor } from './copy-head.tsx';
import styles from '../communities.module.css';

type Acts = Readonly<{ copy: SharedCopyDetail; community: CommunityDetail }>;

const Withdraw = ({ copy: { communityId, copyId } }: Acts) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const feedback = useResultFeedback();
  const [withdraw, { isLoading }] = useWithdrawCopyMutation();
  const send = async () => {
    const result = await withdraw({ communityId, copyId });
    if (feedback(result, formatMessage(messages.withdrawn))) navigate(`/app/communities/${communityId}`);
  };
  return (
    <ConfirmFirst
      title={formatMessage(messages.withdrawTitle)}
      text={formatMessage(messages.withdrawText)}
      cancelLabel={formatMessage(messages.keep)}
      confirmLabel={formatMessage(messages.withdraw)}
      look="danger"
      onConfirm={() => void send()}
    >
      {(ask) => (
        <Button look="text" busy={isLoading} onClick={ask}>
          {formatMessage(messages.withdraw)}
        </Button>
      )}
    </ConfirmFirst>
  );
};

const Moderate = ({ copy: { communityId, copyId, state, pinned } }: Acts) => {
  const { formatMessage } = useIntl();
  const awaited = useCommandFeedback();
  const [moderate, hiding] = useModerateCopyMutation();
  const [pin, pinning] = usePinCopyMutation();
  const hidden = state === 'shown';
  return (
    <>
      {(hidden || pinned) && (
        <Button
          look="text"
          busy={pinning.isLoading}
          onClick={() => void awaited(pin({ communityId, copyId: pinned ? null : copyId }).unwrap())}
        >
          {formatMessage(pinned ? messages.unpin : messages.pin)}
        </Button>
      )}
      <Button
        look="text"
        busy={hiding.isLoading}
        onClick={() => void awaited(moderate({ communityId, copyId, hidden }).unwrap())}
      >
        {formatMessage(hidden ? messages.hide : messages.restore)}
      </Button>
    </>
  );
};

const ReportCopy = ({ copy }: Acts) => {
  const { formatMessage } = useIntl();
  const { communityId, copyId } = copy;
  const [report, { isLoading }] = useReportCopyMutation();
  const name = useCopyAuthor()(copy);
  return (
    <Report
      label={formatMessage(messages.reportOf, { name, elided: elidesBefore(name) })}
      title={formatMessage(messages.reportTitle)}
      busy={isLoading}
      send={(reason) => report({ communityId, copyId, reason })}
    />
  );
};

const Publicity = ({ copy: { communityId, copyId, publicly } }: Acts) => {
  const { formatMessage } = useIntl();
  const awaited = useCommandFeedback();
  const [change, { isLoading }] = useChangePublicityMutation();
  return (
    <Agreement
      label={formatMessage(messages.publicly)}
      text={formatMessage(messages.publiclyText)}
      on={publicly}
      busy={isLoading}
      onChange={(on) => void awaited(change({ communityId, copyId, publicly: on }).unwrap())}
    />
  );
};

/** What the reader may do with a shared text. */
export const CopyActs = (acts: Acts) => {
  const { copy, community } = acts;
  const { own } = copy.author;
  return (
    <>
      <div className={styles['acts']}>
        {own ? <Withdraw {...acts} /> : <ReportCopy {...acts} />}
        {community.can.moderate && <Moderate {...acts} />}
      </div>
      {own && community.visibility === 'public' && <Publicity {...acts} />}
    </>
  );
};
