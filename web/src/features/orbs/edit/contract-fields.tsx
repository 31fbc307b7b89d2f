import {
  maxResultItems,
  maxResultWords,
  maxTermLength,
  minResultWords,
  resultKinds,
} from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { ContractFields as Fields } from '@ecrin/ui/orb-form/contract-fields.tsx';
import { useIntl } from 'react-intl';
import { contractMessages as messages } from './contract.messages.ts';
import type { DraftProps } from './orb-draft.ts';

const longestList = 600;
const named = {
  score: [messages.scale, maxTermLength],
  label: [messages.labels, longestList],
  table: [messages.columns, longestList],
} as const;

const TermsField = ({ draft: { kind, terms }, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  if (kind !== 'score' && kind !== 'label' && kind !== 'table') return null;
  const [label, most] = named[kind];
  return (
    <Field
      label={formatMessage(label)}
      maxLength={most}
      value={terms[kind] ?? ''}
      onChange={({ target }) => onChange({ terms: { ...terms, [kind]: target.value } })}
    />
  );
};

/** What every run must return: its form, its measure, whether each line is cited. */
export const ContractFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <Fields
      measures={draft}
      kinds={resultKinds.map((kind) => ({
        value: kind,
        name: formatMessage(messages.resultKind, { kind }),
        text: formatMessage(messages.resultKindText, { kind }),
      }))}
      limits={{ items: maxResultItems, words: [minResultWords, maxResultWords] }}
      labels={{
        title: formatMessage(messages.contract),
        text: formatMessage(messages.contractText),
        form: formatMessage(messages.form),
        maxItems: formatMessage(messages.maxItems),
        maxWords: formatMessage(messages.maxWords),
        cited: formatMessage(messages.cited),
      }}
      onChange={onChange}
    >
      <TermsField draft={draft} onChange={onChange} />
    </Fields>
  );
};
