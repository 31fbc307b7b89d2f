import { maxPromptLength } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps } from './orb-draft.ts';
import { VariableList } from './variable-list.tsx';
import styles from './edit.module.css';

/** The prompt, and what it asks before each run. */
export const PromptFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const { prompt, variables } = draft;
  const missing = variables.filter(({ name }) => name.trim() !== '' && !prompt.includes(`[${name.trim()}]`));
  return (
    <section className={styles['part']} aria-labelledby="orb-prompt">
      <h2 id="orb-prompt" className="h4">
        <FormattedMessage {...messages.prompt} />
      </h2>
      <p className="sm dim">
        <FormattedMessage {...messages.promptText} />
      </p>
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
      <VariableList draft={draft} onChange={onChange} />
    </section>
  );
};
