import { VariableFields } from '@ecrin/browser/orb/variable-fields.tsx';
import { maxPromptLength, maxTermLength, maxVariables, variableKinds } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { FormPart } from '@ecrin/ui/orb-form/form-part.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps } from './orb-draft.ts';

/** The prompt, and what it asks before each run. */
export const PromptFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const { prompt, variables } = draft;
  const missing = variables.filter(({ name }) => name.trim() !== '' && !prompt.includes(`[${name.trim()}]`));
  return (
    <FormPart id="orb-prompt" title={formatMessage(messages.prompt)} text={formatMessage(messages.promptText)}>
      <TextAreaField
        own
        label={formatMessage(messages.promptLabel)}
        placeholder={formatMessage(messages.promptExample)}
        rows={5}
        maxLength={maxPromptLength}
        value={prompt}
        onChange={({ target }) => onChange({ prompt: target.value })}
      />
      {missing.length > 0 && (
        <Chips name={formatMessage(messages.variables)}>
          {missing.map(({ id, name }) => (
            <Chip key={id} dashed onClick={() => onChange({ prompt: `${prompt.trimEnd()} [${name.trim()}]` })}>
              <FormattedMessage {...messages.insert} values={{ name: name.trim() }} />
            </Chip>
          ))}
        </Chips>
      )}
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
