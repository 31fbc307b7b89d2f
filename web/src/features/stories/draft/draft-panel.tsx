import type { ShownDraft } from '@ecrin/contracts/story/story-draft.ts';
import type { StoryDetail, StoryThought } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { facetIcon, stopIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import type { StoryEditor } from '../editor/use-story-draft.ts';
import { ComposeSheet } from './compose-sheet.tsx';
import { useFindDraftEngineQuery, useStopDraftMutation, type DraftEngine } from './draft.api.ts';
import { draftMessages as messages } from './draft.messages.ts';
import { openLinks, waitingIn, WaitingDraft } from './waiting-draft.tsx';
import { waitingMessages } from './waiting.messages.ts';
import styles from './draft.module.css';

type StateProps = Readonly<{ draft: ShownDraft; story: StoryDetail }>;

const Composing = ({ draft: { composed, sections }, story }: StateProps) => {
  const { formatMessage } = useIntl();
  const [stop, { isLoading }] = useStopDraftMutation();
  const withFeedback = useCommandFeedback();
  return (
    <div className={styles['panel']}>
      <div className={styles['line']}>
        <output>
          {sections === 0 ? (
            <FormattedMessage {...messages.starting} />
          ) : (
            <FormattedMessage {...messages.composing} values={{ composed, sections }} />
          )}
        </output>
        <Button busy={isLoading} onClick={() => void withFeedback(stop(story.storyId).unwrap())}>
          <Icon of={stopIcon} size="sm" />
          <FormattedMessage {...messages.stop} />
        </Button>
      </div>
      {sections > 1 && (
        <progress
          className={styles['progress']}
          aria-label={formatMessage(messages.progress)}
          value={composed}
          max={sections}
        />
      )}
      <p className="xs dim">
        <FormattedMessage {...messages.goOn} />{' '}
        <FormattedMessage {...waitingMessages.unchanged} values={{ links: openLinks(story) }} />
      </p>
    </div>
  );
};

/** A select has no hyphens in its choices. */
const keyOf = (reason: string | null): string => (reason ?? 'other').replaceAll('-', '_');

/** What became of the last draft, until something else is done. */
const Outcome = ({ draft: { status, reason, paragraphs, thoughts, unsourced } }: Pick<StateProps, 'draft'>) => {
  if (status === 'completed')
    return <FormattedMessage {...messages.done} values={{ paragraphs, thoughts, unsourced }} />;
  if (status === 'stopped') return <FormattedMessage {...messages.stopped} />;
  return <FormattedMessage {...messages.failed} values={{ reason: keyOf(reason) }} />;
};

type Props = Readonly<{
  story: StoryDetail;
  editor: StoryEditor;
  sources: ReadonlyMap<string, StoryThought>;
  /** Shows the version before the draft. */
  onVersions: () => void;
}>;

/** One that ended while this page is open is told; an older one only by its paragraphs. */
const useTold = (draft: ShownDraft | null): ShownDraft | null => {
  const [seen] = useState(draft?.status === 'composing' ? null : (draft?.draftId ?? null));
  return draft?.draftId === seen ? null : draft;
};

type IdleProps = Props & Readonly<{ engine: DraftEngine; told: ShownDraft | null }>;

const ComposeButton = ({ story, editor, sources, engine, told }: IdleProps) => {
  const [asking, ask] = useState(false);
  return (
    <>
      <Button busy={editor.state === 'saving'} onClick={() => void editor.save().then(() => ask(true))}>
        <Icon of={facetIcon} size="sm" />
        <FormattedMessage {...(told?.status === 'failed' ? messages.again : messages.compose)} />
      </Button>
      {asking && (
        <ComposeSheet story={story} editor={editor} sources={sources} engine={engine} onClose={() => ask(false)} />
      )}
    </>
  );
};

const hasComposed = ({ draft }: StoryEditor): boolean => draft.parts.some(({ by }) => by === 'model');

const Idle = (props: IdleProps) => {
  const { editor, told } = props;
  // Accepted, or taken back: nothing is left to tell of it.
  const shown = told?.status === 'completed' ? null : told;
  return (
    <div className={`${styles['panel']} ${styles['line']}`}>
      <output>
        {shown ? (
          <Outcome draft={shown} />
        ) : (
          <FormattedMessage {...(hasComposed(editor) ? messages.mixed : messages.asIs)} />
        )}
      </output>
      <ComposeButton {...props} />
    </div>
  );
};

/** Where no model writes, a story of the person's own words is complete as it is. */
const Ended = (props: Props & Readonly<{ told: ShownDraft | null }>) => {
  const { data: engine } = useFindDraftEngineQuery();
  if (!engine) return null;
  if (engine.model !== null) return <Idle {...props} engine={engine} />;
  return hasComposed(props.editor) ? null : (
    <p className="sm dim">
      <FormattedMessage {...messages.noEngine} />
    </p>
  );
};

/** Above the text: a draft can be composed, is being composed, waits for its author, or ended. */
export const DraftPanel = (props: Props) => {
  const { story, editor, onVersions } = props;
  const { draft } = story;
  const told = useTold(draft);
  if (draft?.status === 'composing') return <Composing draft={draft} story={story} />;
  if (waitingIn(story, editor).length === 0) return <Ended {...props} told={told} />;
  const outcome = told?.status === 'completed' ? <Outcome draft={told} /> : null;
  return <WaitingDraft story={story} editor={editor} outcome={outcome} onVersions={onVersions} />;
};
