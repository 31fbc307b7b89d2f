import { maxResultItems, maxResultWords, minResultWords, resultKinds } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { ContractFields as Fields } from '@ecrin/ui/orb-form/contract-fields.tsx';
import { useIntl } from 'react-intl';
import { orbsMessages } from '../orbs.messages.ts';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps } from './orb-draft.ts';

/** What every run must return, in either language: its form, its measures, whether each line is cited. */
export const ContractFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <Fields
      measures={draft}
      kinds={resultKinds.map((kind) => ({
        value: kind,
        name: formatMessage(orbsMessages.resultKind, { kind }),
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
    />
  );
};
