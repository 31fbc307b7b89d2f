import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import type { CopyKind } from '@ecrin/domain/community-copy/community-copy.events.ts';
import { ReasonedButton } from '@ecrin/ui/action-foot/action-foot.tsx';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem, useResultFeedback } from '#lib/api/problem-feedback.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { useFindSharableStoryQuery, useShareCopyMutation } from '../api/copies.api.ts';
import { Agreement } from './agreement.tsx';
import { copiesMessages } from './copies.messages.ts';
import { shareMessages } from './share.messages.ts';
import { StoryChoice, ThoughtChoice, type Source } from './sources.tsx';
import styles from './copies.module.css';

const messages = { ...copiesMessages, ...shareMessages };

type SheetProps = Readonly<{ community: CommunityDetail; onClose: () => void }>;

const Choice = ({ onClose, onChosen }: Readonly<{ onClose: () => void; onChosen: (source: Source) => void }>) => {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<CopyKind>('story');
  const [chosen, choose] = useState<Source | null>(null);
  const Sources = kind === 'story' ? StoryChoice : ThoughtChoice;
  return (
    <>
      <SheetBody>
        <div className={styles['choices']}>
          <Segment
            block
            label={formatMessage(messages.kindOf)}
            choices={[
              { choice: 'story', label: formatMessage(messages.stories) },
              { choice: 'thought', label: formatMessage(messages.thoughts) },
            ]}
            chosen={kind}
            onChoose={setKind}
          />
          <Sources chosen={chosen} onChoose={choose} />
        </div>
      </SheetBody>
      <SheetFoot>
        <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
        <ReasonedButton
          look="primary"
          why={chosen === null ? formatMessage(messages.chooseFirst) : null}
          onClick={() => chosen && onChosen(chosen)}
        >
          {formatMessage(messages.next)}
        </ReasonedButton>
      </SheetFoot>
    </>
  );
};

/** null: not known yet. */
const usePrivates = ({ kind, sourceId, privates }: Source): number | null => {
  const { data } = useFindSharableStoryQuery(sourceId, { skip: kind !== 'story' });
  return privates ?? (data ? data.sources.filter((thought) => thought.private).length : null);
};

/** What is agreed to, and sends it. */
const useSharing = ({ communityId }: CommunityDetail, { kind, sourceId }: Source, onClose: () => void) => {
  const { formatMessage } = useIntl();
  const [agreed, setAgreed] = useState({ withPrivate: false, publicly: false });
  // One id for all attempts: a retry shares no second one.
  const [copyId] = useState(newId);
  const feedback = useResultFeedback();
  const [share, { isLoading, error, reset }] = useShareCopyMutation();
  const agree = (changed: Partial<typeof agreed>) => {
    reset();
    setAgreed({ ...agreed, ...changed });
  };
  const send = async () => {
    const result = await share({ communityId, copyId, kind, sourceId, ...agreed });
    if (result.error) return;
    feedback(result, formatMessage(messages.done));
    onClose();
  };
  return { ...agreed, agree, isLoading, error, send };
};

type AgreementsProps = Readonly<{ privates: number; isPublic: boolean; sharing: ReturnType<typeof useSharing> }>;

/** What of it is private, and whether visitors read it, is asked before. */
const Agreements = ({ privates, isPublic, sharing }: AgreementsProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {privates > 0 && (
        <Agreement
          label={formatMessage(messages.withPrivate)}
          text={formatMessage(messages.withPrivateText, { count: privates })}
          on={sharing.withPrivate}
          onChange={(withPrivate) => sharing.agree({ withPrivate })}
        />
      )}
      {isPublic && (
        <Agreement
          label={formatMessage(messages.publicly)}
          text={formatMessage(messages.publiclyText)}
          on={sharing.publicly}
          onChange={(publicly) => sharing.agree({ publicly })}
        />
      )}
    </>
  );
};

type TermsProps = SheetProps & Readonly<{ source: Source; onBack: () => void }>;

const Terms = ({ community, source, onBack, onClose }: TermsProps) => {
  const { formatMessage } = useIntl();
  const privates = usePrivates(source);
  const sharing = useSharing(community, source, onClose);
  const refusal = useFormatProblem()(sharing.error);
  const isEmpty = source.kind === 'thought' && privates === 1 && !sharing.withPrivate;
  return (
    <>
      <SheetBody>
        <p className={styles['words']}>{source.title}</p>
        <p className="sm dim">{formatMessage(messages.copyText)}</p>
        <Agreements privates={privates ?? 0} isPublic={community.visibility === 'public'} sharing={sharing} />
        {refusal && <Banner tone="bad">{refusal}</Banner>}
      </SheetBody>
      <SheetFoot>
        <Button onClick={onBack}>{formatMessage(messages.back)}</Button>
        <ReasonedButton
          look="primary"
          busy={sharing.isLoading || privates === null}
          why={isEmpty ? formatMessage(messages.withoutPrivate) : null}
          onClick={() => void sharing.send()}
        >
          {formatMessage(messages.share)}
        </ReasonedButton>
      </SheetFoot>
    </>
  );
};

/** Shares a copy of one's own text: which one, then what goes with it. */
export const ShareSheet = ({ community, onClose }: SheetProps) => {
  const { formatMessage } = useIntl();
  const [source, setSource] = useState<Source | null>(null);
  return (
    <Sheet title={formatMessage(messages.termsTitle, { name: community.name })} onClose={onClose}>
      {source === null ? (
        <Choice onClose={onClose} onChosen={setSource} />
      ) : (
        <Terms community={community} source={source} onBack={() => setSource(null)} onClose={onClose} />
      )}
    </Sheet>
  );
};
