import type { Provenance } from '@ecrin/contracts/thought/insights.ts';
import { isFromOwnLabels } from '@ecrin/domain/thought/insights/analysis-step.ts';
import { categories, moods, type InsightField } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { undoIcon } from '@ecrin/ui/icon/icons.ts';
import { type ProvenanceRow, ProvenanceMark, ProvenancePanel } from '@ecrin/ui/provenance/provenance.tsx';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { TextEditor } from '@ecrin/ui/text-editor/text-editor.tsx';
import { useEffect, useRef } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { thoughtMessages } from '../detail/thought.messages.ts';
import { isListField, insightToText } from './insight-text.ts';
import { insightMessages as messages } from './insight.messages.ts';
import type { OpenInsight } from './use-insight.ts';
import styles from '../detail/thought-screen.module.css';

/** Without a model that writes, values are found by word lists, by likeness to examples, and among the person's own sentences. */
const isFoundLocally = (from: Provenance) =>
  from.by === 'ai' && from.engine === 'local' && !from.promptVersion.startsWith('understand');

type Way = 'words' | 'examples' | 'own';
const wayOf = (field: InsightField, { model, promptVersion }: Extract<Provenance, { by: 'ai' }>): Way => {
  if (model === 'word-lists') return 'words';
  return isFromOwnLabels(promptVersion, field) ? 'own' : 'examples';
};

/** The source of a value, line by line. */
const useProvenanceRows = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (field: InsightField, from: Provenance): readonly ProvenanceRow[] => {
    const written = { term: formatMessage(messages.writtenOn), detail: formatTimestamp(language, from.at) };
    if (from.by === 'person') return [written];
    const version = formatMessage(messages.version, { version: from.promptVersion });
    return isFoundLocally(from)
      ? [
          written,
          {
            term: formatMessage(messages.how),
            detail: formatMessage(messages.found, {
              field,
              how: wayOf(field, from),
            }),
          },
          { term: formatMessage(messages.rules), detail: version },
        ]
      : [
          written,
          { term: formatMessage(messages.engine), detail: from.engine },
          { term: formatMessage(messages.model), detail: from.model },
          { term: formatMessage(messages.prompt), detail: version },
        ];
  };
};

type ChoiceField = 'mood' | 'category';
const isChoiceField = (field: InsightField): field is ChoiceField => field === 'mood' || field === 'category';

/** Selected with one tap. */
const InsightChoices = ({
  field,
  chosen,
  onChoose,
}: {
  field: ChoiceField;
  chosen: string | null;
  onChoose: (value: string) => void;
}) => {
  const { formatMessage } = useIntl();
  const offered =
    field === 'mood'
      ? moods.map((mood) => ({
          value: mood,
          label: formatMessage(vocabulary.mood, { mood }),
          stone: <Stone mood={mood} size="xs" />,
        }))
      : categories.map((category) => ({
          value: category,
          label: formatMessage(vocabulary.category, { category }),
          stone: null,
        }));
  return (
    <Chips name={formatMessage(vocabulary.field, { field })}>
      {offered.map(({ value, label, stone }) => (
        <Chip key={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {stone}
          {label}
        </Chip>
      ))}
    </Chips>
  );
};

const marks = {
  ecrin: { label: messages.ecrin, name: messages.byEcrin },
  ai: { label: messages.ai, name: messages.byAi },
  person: { label: messages.you, name: messages.byYou },
};

export const InsightMark = ({
  insight: { field, value, from, mode, panelId, returned, toggle },
}: {
  insight: OpenInsight;
}) => {
  const { formatMessage } = useIntl();
  if (value === null || !from) return null;
  const { label, name } = marks[isFoundLocally(from) ? 'ecrin' : from.by];
  return (
    <ProvenanceMark
      by={from.by}
      label={formatMessage(label)}
      name={formatMessage(name, { field: formatMessage(vocabulary.field, { field }) })}
      open={mode === 'opened'}
      panelId={panelId}
      focused={returned}
      onToggle={toggle}
    />
  );
};

export const InsightPanel = ({
  insight: { field, from, mode, panelId, busy, canUndo, canRedo, edit, undo, redo },
}: {
  insight: OpenInsight;
}) => {
  const rowsOf = useProvenanceRows();
  if (mode !== 'opened' || !from) return null;
  return (
    <ProvenancePanel id={panelId} rows={rowsOf(field, from)}>
      <Button onClick={edit}>
        <FormattedMessage {...messages.edit} />
      </Button>
      {canUndo && (
        <Button busy={busy} onClick={undo}>
          <Icon of={undoIcon} size="sm" />
          <FormattedMessage {...messages.undo} />
        </Button>
      )}
      {canRedo && (
        <Button busy={busy} onClick={redo}>
          <FormattedMessage {...messages.redo} />
        </Button>
      )}
    </ProvenancePanel>
  );
};

/** An undone insight, with a button that restores it. */
export const InsightUndone = ({ insight: { busy, returned, redo, edit } }: { insight: OpenInsight }) => {
  const restore = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) restore.current?.focus();
  }, [returned]);
  return (
    <p className={styles['absent']}>
      <FormattedMessage {...messages.undone} />
      <Button ref={restore} look="text" busy={busy} onClick={redo}>
        <FormattedMessage {...messages.redo} />
      </Button>
      <Button look="text" onClick={edit}>
        <FormattedMessage {...messages.edit} />
      </Button>
    </p>
  );
};

export const InsightEditor = ({ insight: { field, value, busy, keep, leave } }: { insight: OpenInsight }) => {
  const { formatMessage } = useIntl();
  const labels = {
    field: formatMessage(vocabulary.field, { field }),
    save: formatMessage(thoughtMessages.keep),
    cancel: formatMessage(thoughtMessages.leave),
  };
  if (!isChoiceField(field)) {
    return (
      <TextEditor
        initial={insightToText(value)}
        labels={labels}
        busy={busy}
        {...(isListField(field) && { hint: formatMessage(messages.onePerLine) })}
        onSave={keep}
        onCancel={leave}
      />
    );
  }
  return (
    <div className={styles['choosing']}>
      <InsightChoices field={field} chosen={insightToText(value)} onChoose={keep} />
      <Button look="text" onClick={leave}>
        <FormattedMessage {...thoughtMessages.leave} />
      </Button>
    </div>
  );
};
