import type { ShownPart, StoryDetail, StoryThought } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ChoiceList, ChoiceRow } from '@ecrin/ui/choice-list/choice-list.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { lockIcon } from '@ecrin/ui/icon/icons.ts';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { v7 } from 'uuid';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useIsAccepted } from '#lib/consent/use-consent.ts';
import { deviceZone } from '#lib/time/clock.ts';
import type { StoryEditor } from '../editor/use-story-draft.ts';
import { draftChoiceOf, type DraftChoice } from './draft-choice.ts';
import { useRequestDraftMutation, type DraftEngine } from './draft.api.ts';
import { draftMessages as messages } from './draft.messages.ts';
import { canCompose, EngineNotice } from './engine-notice.tsx';
import { openLinks } from './waiting-draft.tsx';
import { waitingMessages } from './waiting.messages.ts';
import styles from './draft.module.css';

/** Beginnings shown of what would be replaced. */
const mostShown = 5;

const Replaced = ({ parts, lang }: Readonly<{ parts: readonly ShownPart[]; lang: string }>) => (
  <section className={styles['replaced']} aria-labelledby="draft-replaced">
    <h3 id="draft-replaced" className="h4">
      <FormattedMessage {...messages.replaced} values={{ count: parts.length }} />
    </h3>
    {parts.length === 0 ? (
      <p className="sm dim">
        <FormattedMessage {...messages.nothing} />
      </p>
    ) : (
      <ul>
        {parts.slice(0, mostShown).map(({ partId, text }) => (
          <li key={partId} dir="auto" lang={lang}>
            {withFrenchTypography(text ?? '')}
          </li>
        ))}
        {parts.length > mostShown && (
          <li data-more>
            <FormattedMessage {...messages.more} values={{ count: parts.length - mostShown }} />
          </li>
        )}
      </ul>
    )}
  </section>
);

const Stays = ({ choice, withOwn }: Readonly<{ choice: DraftChoice; withOwn: boolean }>) => (
  <p className="sm dim">
    <FormattedMessage
      {...messages.stays}
      values={{
        own: choice.written + (withOwn ? 0 : choice.own.length),
        chapters: choice.chapters,
        pictures: choice.pictures,
        passages: choice.passages,
        withoutAi: choice.notForModels,
      }}
    />{' '}
    <FormattedMessage {...messages.undoable} />
  </p>
);

type Props = Readonly<{
  story: StoryDetail;
  editor: StoryEditor;
  sources: ReadonlyMap<string, StoryThought>;
  engine: DraftEngine;
  onClose: () => void;
}>;

/** The same id for every try, so that a request that was sent twice is one draft. */
const useCompose = ({ story: { storyId }, editor, onClose }: Pick<Props, 'story' | 'editor' | 'onClose'>) => {
  const [draftId] = useState(() => v7());
  const [request, { isLoading }] = useRequestDraftMutation();
  const withFeedback = useCommandFeedback();
  const compose = async (replaced: readonly ShownPart[]) => {
    const partIds = replaced.map(({ partId }) => partId);
    if (
      await withFeedback(
        request({ storyId, body: { draftId, base: editor.version, partIds, timeZone: deviceZone() } }).unwrap(),
      )
    )
      onClose();
  };
  return { compose, busy: isLoading };
};

const OwnToo = ({
  count,
  ticked,
  onTick,
}: Readonly<{ count: number; ticked: boolean; onTick: (on: boolean) => void }>) => {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.withOwn, { count });
  return (
    <ChoiceList>
      <ChoiceRow name={label} checked={ticked} onChange={onTick} />
    </ChoiceList>
  );
};

const PrivateNote = ({ count }: { count: number }) => (
  <p className={styles['private']}>
    <Icon of={lockIcon} size="sm" />
    <FormattedMessage {...messages.private} values={{ count }} />
  </p>
);

type ReplacesProps = Readonly<{ choice: DraftChoice; withOwn: boolean; onOwn: (on: boolean) => void; lang: string }>;

const Replaces = ({ choice, withOwn, onOwn, lang }: ReplacesProps) => (
  <>
    <Replaced parts={choice.replaced} lang={lang} />
    {choice.own.length > 0 && <OwnToo count={choice.own.length} ticked={withOwn} onTick={onOwn} />}
    <Stays choice={choice} withOwn={withOwn} />
    {choice.privateThoughts > 0 && <PrivateNote count={choice.privateThoughts} />}
  </>
);

/** What a draft replaces and what stays, before anything is sent. */
export const ComposeSheet = ({ story, editor, sources, engine, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [withOwn, replaceOwn] = useState(false);
  const { compose, busy } = useCompose({ story, editor, onClose });
  const choice = draftChoiceOf(editor.draft.parts, { sources, withOwn });
  const accepted = useIsAccepted('drafts');
  const ready = accepted && canCompose(engine) && choice.replaced.length > 0 && editor.state === 'saved';
  return (
    <Sheet title={formatMessage(messages.compose)} onClose={onClose}>
      <SheetBody>
        <div className={styles['sheet']}>
          <p className="sm">
            <FormattedMessage {...messages.explained} />
          </p>
          <Replaces choice={choice} withOwn={withOwn} onOwn={replaceOwn} lang={story.language} />
          <p className="sm">
            <FormattedMessage {...waitingMessages.unchanged} values={{ links: openLinks(story) }} />
          </p>
          <EngineNotice engine={engine} />
        </div>
      </SheetBody>
      <SheetFoot>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button look="primary" busy={busy} disabled={!ready} onClick={() => void compose(choice.replaced)}>
          <FormattedMessage {...messages.begin} />
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
