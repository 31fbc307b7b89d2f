import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { maxStoryTitleLength, maxThoughtsAtOnce } from '@ecrin/domain/story/story.vocabulary.ts';
import { ActionFoot, ReasonedButton } from '@ecrin/ui/action-foot/action-foot.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { v7 } from 'uuid';
import { useLocation, useSearch } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useChosenThoughts } from '#lib/page/chosen-thoughts.ts';
import { storiesMessages } from '../list/stories.messages.ts';
import { useCreateStoryMutation, useListChoicesQuery } from '../stories.api.ts';
import { chooseMessages as messages } from './choose.messages.ts';
import { ThoughtChoices } from './thought-choices.tsx';
import styles from '../stories.module.css';

/** With filters in its address – a thread, a tag, words – what they find is ticked already. */
const useFirstChoice = (search: string): ReadonlySet<string> | null => {
  const { data } = useListChoicesQuery(`${search}&order=oldest&limit=${maxThoughtsAtOnce}`, { skip: search === '' });
  if (search === '') return new Set();
  return data ? new Set(data.items.map(({ thoughtId }) => thoughtId)) : null;
};

const withoutOrder = (search: string): string => {
  const params = new URLSearchParams(search);
  for (const name of ['order', 'cursor', 'limit']) params.delete(name);
  return params.toString();
};

/** What is chosen in this screen, and how a story is begun with it. */
const useNewStory = () => {
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const search = withoutOrder(useSearch());
  const given = useChosenThoughts();
  const first = useFirstChoice(given.length > 0 ? '' : search);
  const [own, choose] = useState<ReadonlySet<string> | null>(null);
  const [title, setTitle] = useState('');
  const [create, { isLoading }] = useCreateStoryMutation();
  const withFeedback = useCommandFeedback();
  const { data } = useListChoicesQuery(`${search}&order=oldest&limit=${maxThoughtsAtOnce}`);
  const chosen = own ?? (given.length > 0 ? new Set(given) : first) ?? new Set<string>();
  const begin = async () => {
    const listed = own === null && given.length > 0 ? given : (data?.items ?? []).map(({ thoughtId }) => thoughtId);
    const inTime = listed.filter((id) => chosen.has(id));
    const thoughtIds = [...new Set([...inTime, ...chosen])];
    const storyId = v7();
    if (await withFeedback(create({ storyId, title, thoughtIds, language }).unwrap()))
      navigate(`/app/stories/${storyId}`);
  };
  return { search, chosen, choose, title, setTitle, begin, busy: isLoading };
};

/** Chooses thoughts, and begins a story of them. */
export const NewStoryScreen = () => {
  const { formatMessage } = useIntl();
  const { search, chosen, choose, title, setTitle, begin, busy } = useNewStory();
  usePageTitle(formatMessage(storiesMessages.new));
  const why = chosen.size === 0 ? formatMessage(messages.chooseOne) : null;
  return (
    <Page kind="plain">
      <BackLink />
      <PageHead title={formatMessage(messages.chooseTitle)} />
      <p className="dim">
        <FormattedMessage {...messages.chooseText} />
      </p>
      <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, begin)}>
        <Field
          label={formatMessage(messages.storyTitle)}
          hint={formatMessage(messages.storyTitleHint)}
          value={title}
          maxLength={maxStoryTitleLength}
          onChange={({ target }) => setTitle(target.value)}
        />
        <ThoughtChoices search={search} chosen={chosen} onChoose={choose} />
        <ActionFoot>
          <ReasonedButton look="primary" size="lg" type="submit" busy={busy} why={why}>
            <FormattedMessage {...messages.create} />
          </ReasonedButton>
        </ActionFoot>
      </form>
    </Page>
  );
};
