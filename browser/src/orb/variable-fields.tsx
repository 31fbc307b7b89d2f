import { VariableFields as Fields } from '@ecrin/ui/orb-form/variable-fields.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { VariableDraft } from './orb-draft.ts';

/** `kindOf`: of a `kind`; `removeVariable`: of a `name`. */
type VariableMessages = Readonly<
  Record<'kindOf' | 'variableName' | 'variableKind' | 'options' | 'addVariable' | 'removeVariable', MessageDescriptor>
>;
type VariableFieldsProps = Readonly<{
  variables: readonly VariableDraft[];
  kinds: readonly VariableDraft['kind'][];
  limits: Readonly<{ name: number; count: number }>;
  messages: VariableMessages;
  onChange: (variables: readonly VariableDraft[]) => void;
}>;

/** What a prompt asks before each run. `kinds`, `limits`: of the domain; `messages`: of the app. */
export const VariableFields = ({ variables, kinds, limits, messages, onChange }: VariableFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Fields
      variables={variables}
      kinds={kinds.map((kind) => ({ value: kind, label: formatMessage(messages.kindOf, { kind }) }))}
      limits={limits}
      labels={{
        name: formatMessage(messages.variableName),
        kind: formatMessage(messages.variableKind),
        options: formatMessage(messages.options),
        add: formatMessage(messages.addVariable),
        remove: (name) => formatMessage(messages.removeVariable, { name }),
      }}
      onChange={onChange}
    />
  );
};
