import { ContractFields as Fields } from '@ecrin/ui/orb-form/contract-fields.tsx';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { MeasuresDraft } from './orb-draft.ts';

/** `resultKind`, `resultKindText`: of a `kind`. */
type ContractMessages = Readonly<
  Record<
    'contract' | 'contractText' | 'form' | 'maxItems' | 'maxWords' | 'cited' | 'resultKind' | 'resultKindText',
    MessageDescriptor
  >
>;
type ContractFieldsProps = Readonly<{
  measures: MeasuresDraft;
  kinds: readonly MeasuresDraft['kind'][];
  limits: Readonly<{ items: number; words: readonly [least: number, most: number] }>;
  messages: ContractMessages;
  onChange: (changed: Partial<MeasuresDraft>) => void;
  children?: ReactNode;
}>;

/** What every run must return: its form, its measures, whether each line is cited. `kinds`, `limits`: of the domain; `messages`: of the app. */
export const ContractFields = ({ measures, kinds, limits, messages, onChange, children }: ContractFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Fields
      measures={measures}
      kinds={kinds.map((kind) => ({
        choice: kind,
        name: formatMessage(messages.resultKind, { kind }),
        text: formatMessage(messages.resultKindText, { kind }),
      }))}
      limits={limits}
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
      {children}
    </Fields>
  );
};
