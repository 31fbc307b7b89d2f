import { categories, moods, type InsightField } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { useIntl } from 'react-intl';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';

export type ChoiceField = 'mood' | 'category';
export const isChoiceField = (field: InsightField): field is ChoiceField => field === 'mood' || field === 'category';

/** One tap chooses. */
export const InsightChoices = ({
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
