import type { ShownPart, StoryThought } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { gripIcon, lockIcon, plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { mediaMessages } from '../media/media.messages.ts';
import { editorMessages as messages } from './editor.messages.ts';
import { planMessages } from './plan.messages.ts';
import { movedPart, numbersOf, type Draft } from './story-draft.ts';
import type { StoryEditor } from './use-story-draft.ts';
import styles from './plan.module.css';

type Sources = ReadonlyMap<string, StoryThought>;

const useNameOf = (sources: Sources) => {
  const { formatMessage } = useIntl();
  return (part: ShownPart): string => {
    if (part.text === null) return formatMessage(goneMessage(part, sources));
    if (part.kind === 'chapter') return part.text || formatMessage(messages.chapterPlaceholder);
    return titleOf(part, sources) || formatMessage(part.picture ? mediaMessages.picturePart : planMessages.own);
  };
};

const goneMessage = ({ sources: ids }: ShownPart, sources: Sources) =>
  ids.every((id) => sources.has(id)) ? planMessages.pictureGone : planMessages.erased;

const titleOf = ({ text, picture, sources: [first = ''] }: ShownPart, sources: Sources): string =>
  (picture ? picture.caption : sources.get(first)?.title) || beginningOf(text ?? '');

const beginningOf = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

const unsourcedMessage = ({ kind, text }: ShownPart) => {
  if (kind === 'chapter') return planMessages.chapter;
  return text === null ? planMessages.erased : planMessages.own;
};

const RowFacts = ({ part, sources }: Readonly<{ part: ShownPart; sources: Sources }>) => {
  const { language } = useLanguage();
  const thought = sources.get(part.sources[0] ?? '');
  if (part.kind === 'chapter' || !thought)
    return (
      <small>
        <FormattedMessage {...unsourcedMessage(part)} />
      </small>
    );
  return (
    <small>
      {formatCalendarDate(language, thought.day)}
      {thought.thread && ' · '}
      {thought.thread && <bdi>{thought.thread}</bdi>}
      {thought.private && <Icon of={lockIcon} size="xs" />}
    </small>
  );
};

type Grip = Readonly<{ name: string; onStep: (by: number) => void; onHold: () => void }>;

/** By pointer or by arrow keys. The list has the pointer meanwhile: the row changes its place in the document. */
const GripButton = ({ name, onStep, onHold }: Grip) => {
  const { formatMessage } = useIntl();
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <button
      type="button"
      className={styles['grip']}
      aria-label={formatMessage(planMessages.move, { name })}
      title={formatMessage(planMessages.moveHint)}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.closest('ol')?.setPointerCapture(event.pointerId);
        onHold();
      }}
    >
      <Icon of={gripIcon} size="sm" />
    </button>
  );
};

/** The place of the row under the pointer; null outside of all. */
const rowUnder = ({ clientX, clientY }: PointerEvent): number | null => {
  const row = document.elementsFromPoint(clientX, clientY).find((element) => element.matches('[data-row]'));
  return row instanceof HTMLElement ? Number(row.dataset['row']) : null;
};

type RowProps = Readonly<{
  part: ShownPart;
  at: number;
  name: string;
  held: boolean;
  sources: Sources;
  numbers: ReadonlyMap<string, number>;
  onMove: (to: number) => void;
  onHold: () => void;
}>;

const PlanRow = ({ part, at, name, held, sources, numbers, onMove, onHold }: RowProps) => (
  <li data-row={at} data-held={held || undefined} data-kind={part.kind} data-gone={part.text === null || undefined}>
    <GripButton name={name} onStep={(by) => onMove(at + by)} onHold={onHold} />
    <span className={styles['node']}>
      {part.sources.length > 0 && <Stone mood={sources.get(part.sources[0] ?? '')?.mood ?? null} size="sm" />}
    </span>
    <div>
      <b>{withFrenchTypography(name)}</b>
      <RowFacts part={part} sources={sources} />
    </div>
    <span className={styles['numbers']}>{numbersText(part, numbers)}</span>
  </li>
);

const PlanHead = ({ count, onAdd }: Readonly<{ count: number; onAdd: () => void }>) => (
  <div className={styles['head']}>
    <h2 id="plan-title" className="h4">
      <FormattedMessage {...messages.plan} values={{ count }} />
    </h2>
    <Button look="text" onClick={onAdd}>
      <Icon of={plusIcon} size="sm" />
      <FormattedMessage {...messages.add} />
    </Button>
  </div>
);

type PlanProps = Readonly<{ editor: StoryEditor; sources: Sources; onAdd: () => void }>;

/** The parts in order: each can be moved, by hand or by keyboard. */
export const StoryPlan = ({ editor: { draft, change }, sources, onAdd }: PlanProps) => {
  const { formatMessage } = useIntl();
  const [held, hold] = useState<string | null>(null);
  const [said, say] = useState('');
  const nameOf = useNameOf(sources);
  const numbers = numbersOf(draft);
  const move = (partId: string, to: number | null) => {
    const from = draft.parts.findIndex((part) => part.partId === partId);
    const part = draft.parts[from];
    if (!part || to === null || to < 0 || to >= draft.parts.length || to === from) return;
    change((before) => movedPart(before, from, to), `move ${partId}`);
    say(formatMessage(planMessages.moved, { name: nameOf(part), place: to + 1, all: draft.parts.length }));
  };
  const drag = (event: PointerEvent) => held !== null && move(held, rowUnder(event));
  return (
    <section className={styles['plan']} aria-labelledby="plan-title">
      <PlanHead count={numbers.size} onAdd={onAdd} />
      <ol onPointerMove={drag} onLostPointerCapture={() => hold(null)}>
        {draft.parts.map((part, at) => (
          <PlanRow
            key={part.partId}
            part={part}
            at={at}
            name={nameOf(part)}
            held={held === part.partId}
            sources={sources}
            numbers={numbers}
            onMove={(to) => move(part.partId, to)}
            onHold={() => hold(part.partId)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <output aria-live="polite">{said}</output>
      </VisuallyHidden>
      <PrivateNote draft={draft} sources={sources} />
    </section>
  );
};

const numbersText = ({ sources }: ShownPart, numbers: ReadonlyMap<string, number>): string =>
  sources.map((id) => numbers.get(id)).join(', ');

const PrivateNote = ({ draft, sources }: Readonly<{ draft: Draft; sources: Sources }>) => {
  const count = [...numbersOf(draft).keys()].filter((id) => sources.get(id)?.private).length;
  return count === 0 ? null : (
    <p className={styles['note']}>
      <Icon of={lockIcon} size="sm" />
      <span>
        <FormattedMessage {...planMessages.privateNote} values={{ count }} />
      </span>
    </p>
  );
};
