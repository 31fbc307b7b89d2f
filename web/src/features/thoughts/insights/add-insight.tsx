import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { InsightField } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { CutByHand } from '../entry/cut-by-hand.tsx';
import { insightMessages as messages } from './insight.messages.ts';
import styles from '../detail/thought-screen.module.css';

type AddInsightProps = Readonly<{
  thought: ThoughtDetail;
  /** Without a value. */ fields: readonly InsightField[];
  onAdd: (field: InsightField) => void;
}>;

/** Without a mood the stone stays rough, and is cut by hand as in every list. */
const RoughStone = ({ thought }: Pick<AddInsightProps, 'thought'>) => (
  <span className={styles['rough']}>
    <Stone mood={null} size="lg" />
    <CutByHand card={thought} />
  </span>
);

/** Fields without a value take no space: the rough stone gives the mood, and one quiet button offers the others, which open an editor. */
export const AddInsight = ({ thought, fields, onAdd }: AddInsightProps) => {
  const { formatMessage } = useIntl();
  const [offered, setOffered] = useState(false);
  const others = fields.filter((field) => field !== 'mood');
  if (fields.length === 0) return null;
  return (
    <>
      <p className={styles['complete']}>
        {fields.includes('mood') && <RoughStone thought={thought} />}
        {others.length > 0 && (
          <Button look="text" aria-expanded={offered} onClick={() => setOffered(!offered)}>
            <Icon of={plusIcon} size="sm" />
            {formatMessage(messages.complete)}
          </Button>
        )}
      </p>
      {offered && (
        <Chips name={formatMessage(messages.add)}>
          {others.map((field) => (
            <Chip key={field} dashed onClick={() => onAdd(field)}>
              {formatMessage(vocabulary.field, { field })}
            </Chip>
          ))}
        </Chips>
      )}
    </>
  );
};
