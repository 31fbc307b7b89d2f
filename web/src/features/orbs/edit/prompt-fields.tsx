import { withVariable } from '@ecrin/browser/orb/orb-draft.ts';
import { VariableFields } from '@ecrin/browser/orb/variable-fields.tsx';
import { maxPromptLength, maxTermLength, maxVariables, variableKinds } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { promptVariableFaults } from '@ecrin/domain/orb/prompt-variables.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { FormPart } from '@ecrin/ui/orb-form/form-part.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps } from './orb-draft.ts';

/** What the prompt lacks of its variables, and the other way round. */
const VariableChips = ({ draft: { prompt, variables }, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const { undeclared, unused } = promptVariableFaults({ prompt, variables });
  const declarable = variables.length < maxVariables ? undeclared : [];
  if (declarable.length + unused.length === 0) return null;
  return (
    <Chips name={formatMessage(messages.variables)}>
      {unused.map((name) => (
        <Chip key={`unused ${name}`} dashed onClick={() => onChange({ prompt: `${prompt.trimEnd()} [${name}]` })}>
          <FormattedMessage {...messages.insert} values={{ name }} />
        </Chip>
      ))}
      {declarable.map((name) => (
        <Chip key={`undeclared ${name}`} dashed onClick={() => onChange({ variables: withVariable(variables, name) })}>
          <FormattedMessage {...messages.declare} values={{ name }} />
        </Chip>
      ))}
    </Chips>
  );
};

/** The prompt, and what it asks before each run. */
export const PromptFields = ({ draft, onChange, isMissing }: DraftProps & Readonly<{ isMissing: boolean }>) => {
  const { formatMessage } = useIntl();
  const { prompt, variables } = draft;
  return (
    <FormPart id="orb-prompt" title={formatMessage(messages.prompt)} text={formatMessage(messages.promptText)}>
      <TextAreaField
        own
        label={formatMessage(messages.promptLabel)}
        placeholder={formatMessage(messages.promptExample)}
        rows={5}
        maxLength={maxPromptLength}
        value={prompt}
        error={isMissing ? formatMessage(messages.promptMissing) : null}
        onChange={({ target }) => onChange({ prompt: target.value })}
      />
      <VariableChips draft={draft} onChange={onChange} />
      <h3 className="h4">
        <FormattedMessage {...messages.variables} />
      </h3>
      <VariableFields
        variables={variables}
        kinds={variableKinds}
        limits={{ name: maxTermLength, count: maxVariables }}
        messages={messages}
        onChange={(changed) => onChange({ variables: changed })}
      />
    </FormPart>
  );
};
