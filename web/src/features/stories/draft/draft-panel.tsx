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
import styles from './draft.module.css';

type StateProps = Readonly<{ draft: ShownDraft; storyId: string }>;

const Composing = ({ draft: { composed, sections }, storyId }: StateProps) => {
  const { formatMessage } = useIntl();
  const [stop, { isLoading }] = useStopDraftMutation();
  const withFeedback = useCommandFeedback();
  return (
    <>
      <div className={styles['line']}>
        <output>
          {sections === 0 ? (
            <FormattedMessage {...messages.starting} />
          ) : (
            <FormattedMessage {...messages.composing} values={{ composed, sections }} />
          )}
        </output>
        <Button busy={isLoading} onClick={() => void withFeedback(stop(storyId).unwrap())}>
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
        <FormattedMessage {...messages.goOn} />
      </p>
    </>
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
        <ComposeSheet
          storyId={story.storyId}
          language={story.language}
          editor={editor}
          sources={sources}
          engine={engine}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
};

const Act = (props: IdleProps) => {
  const { editor, told, onVersions } = props;
  return told?.status === 'completed' ? (
    <Button onClick={editor.takeBack ?? onVersions}>
      <FormattedMessage {...messages.takeBack} />
    </Button>
  ) : (
    <ComposeButton {...props} />
  );
};

const Idle = ({ told, ...props }: IdleProps) => {
  const hasComposed = props.editor.draft.parts.some(({ by }) => by === 'model');
  // Taken back, or taken out: nothing of it is left to tell.
  const shown = told?.status === 'completed' && !hasComposed ? null : told;
  return (
    <div className={styles['line']}>
      <output>
        {shown ? <Outcome draft={shown} /> : <FormattedMessage {...(hasComposed ? messages.mixed : messages.asIs)} />}
      </output>
      <Act {...props} told={shown} />
    </div>
  );
};

const Ended = (props: Props) => {
  const { data: engine } = useFindDraftEngineQuery();
  const told = useTold(props.story.draft);
  if (!engine) return null;
  return engine.model === null ? (
    <p className="sm dim">
      <FormattedMessage {...messages.noEngine} />
    </p>
  ) : (
    <div className={styles['panel']}>
      <Idle {...props} engine={engine} told={told} />
    </div>
  );
};

/** Above the text: a draft can be composed, is being composed, or ended. Where no model writes, the story is complete as it is. */
export const DraftPanel = (props: Props) => {
  const { draft, storyId } = props.story;
  return (
    <>
      {draft?.status === 'composing' && (
        <div className={styles['panel']}>
          <Composing draft={draft} storyId={storyId} />
        </div>
      )}
      <div hidden={draft?.status === 'composing'}>
        <Ended {...props} />
      </div>
    </>
  );
};
