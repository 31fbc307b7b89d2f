import { ContractFields as Fields } from '@ecrin/browser/orb/contract-fields.tsx';
import {
  maxResultItems,
  maxResultWords,
  maxTermLength,
  minResultWords,
  resultKinds,
} from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
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

export const ContractFields = ({ draft, onChange }: DraftProps) => (
  <Fields
    measures={draft}
    kinds={resultKinds}
    limits={{ items: maxResultItems, words: [minResultWords, maxResultWords] }}
    messages={messages}
    onChange={onChange}
  >
    <TermsField draft={draft} onChange={onChange} />
  </Fields>
);
