import { showToast } from '@ecrin/browser/page/toasts.ts';
import { fileTextIcon, pencilIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useListAnswerTemplatesQuery } from './answer-templates.api.ts';
import { templateMenuMessages as messages } from './template-menu.messages.ts';
import { withTemplate, type Answered } from './with-template.ts';

type TemplateMenuProps = Readonly<{
  answered: Answered;
  /** What was typed so far, and how long it may be. */
  typed: string;
  most: number;
  onText: (text: string) => void;
}>;

/** The templates in the language of whoever is answered: a chosen one stands in the field, to be edited before it is sent. */
export const TemplateMenu = ({ answered, typed, most, onText }: TemplateMenuProps) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const { data: templates = [] } = useListAnswerTemplatesQuery();
  const insert = (words: string) => {
    const text = withTemplate(words, answered, { typed, most });
    if (text === null) showToast({ tone: 'info', message: formatMessage(messages.tooLong) });
    else onText(text);
  };
  const actions = templates.flatMap(({ templateId, title, words }) => {
    const its = words[answered.language];
    return its === null ? [] : [{ key: templateId, label: title, icon: fileTextIcon, run: () => insert(its) }];
  });
  const managing = {
    key: 'manage',
    label: formatMessage(messages.manage),
    icon: pencilIcon,
    run: () => navigate('/admin/answer-templates'),
  };
  return (
    <Menu
      label={formatMessage(messages.templates)}
      icon={fileTextIcon}
      named
      groups={[[managing]]}
      {...(actions.length > 0 && { choices: { title: formatMessage(messages.choose), actions } })}
    />
  );
};
