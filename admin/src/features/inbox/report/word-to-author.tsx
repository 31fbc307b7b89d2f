import { maxWordToAuthor, type ReportDetail } from '@ecrin/contracts/comment-report/comment-report.ts';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { TemplateMenu } from '#lib/answer-templates/template-menu.tsx';
import { commentsMessages as messages } from './comments.messages.ts';

type WordProps = Readonly<{ report: ReportDetail; typed: string; onType: (text: string) => void }>;

/** What the author reads with the decision. */
export const WordToAuthor = ({ report: { author, authorLanguage }, typed, onType }: WordProps) => {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLDivElement>(null);
  const insert = (text: string) => {
    onType(text);
    field.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={field}>
      <TextAreaField
        label={formatMessage(messages.word)}
        aside={
          <TemplateMenu
            answered={{ language: authorLanguage, firstName: author.firstname }}
            typed={typed}
            most={maxWordToAuthor}
            onText={insert}
          />
        }
        hint={formatMessage(messages.wordHint)}
        rows={3}
        maxLength={maxWordToAuthor}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
};
