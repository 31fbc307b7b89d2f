import { shortDate, shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { OpenedThought as Opened } from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { authorisedFetch } from '#lib/api/authorised-fetch.ts';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { openedThoughtPath, useReadOpenedThoughtQuery, type ThoughtOf } from './exceptional-access.api.ts';
import { exceptionalAccessMessages as messages } from './exceptional-access.messages.ts';
import styles from './exceptional-access.module.css';

/** The sound, held in memory only: it goes with the screen. */
const Sound = ({ of }: { of: ThoughtOf }) => {
  const { formatMessage } = useIntl();
  const [url, setUrl] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const load = async () => {
    setLoading(true);
    const answer = await authorisedFetch(`/api/admin${openedThoughtPath(of)}/audio`);
    if (answer.ok) setUrl(URL.createObjectURL(await answer.blob()));
    setLoading(false);
  };
  return url === null ? (
    <div>
      <Button busy={loading} onClick={() => void load()}>
        {formatMessage(messages.listen)}
      </Button>
    </div>
  ) : (
    // The transcript is right above it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio controls src={url} />
  );
};

const useFacts = ({ insights, transcribedBy }: Opened) => {
  const { formatMessage } = useIntl();
  return [
    [formatMessage(messages.summary), insights.summary.value],
    [formatMessage(messages.keyInsights), insights.keyInsights.value?.join(' · ')],
    [formatMessage(messages.tags), insights.tags.value?.join(' · ')],
    [formatMessage(messages.transcribedBy), transcribedBy && `${transcribedBy.engine} · ${transcribedBy.model}`],
  ].flatMap(([name, value]) => (name && value ? [[name, value] as const] : []));
};

const Words = ({ thought, of }: Readonly<{ thought: Opened; of: ThoughtOf }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const facts = useFacts(thought);
  return (
    <Panel
      title={thought.title ?? formatMessage(messages[thought.kind])}
      aside={<span className="sm dim">{shortDateTime(thought.occurredAt, language)}</span>}
    >
      <p className={styles['words']} lang={thought.language}>
        {thought.content ?? formatMessage(messages.noWords)}
      </p>
      {facts.length > 0 && <Facts facts={facts} />}
      {thought.audio?.erasedAt === null && <Sound of={of} />}
      {thought.audio?.erasedAt && (
        <p className="sm dim">{formatMessage(messages.soundErased, { on: shortDate(thought.audio.erasedAt) })}</p>
      )}
    </Panel>
  );
};

/** One thought with its words; asking for it records that it was opened. */
export const OpenedThought = ({ of }: { of: ThoughtOf }) => {
  const { formatMessage } = useIntl();
  const { data, error } = useReadOpenedThoughtQuery(of);
  const refusal = useFormatProblem()(error);
  if (data) return <Words thought={data} of={of} />;
  return refusal ? (
    <Banner tone="bad">{refusal}</Banner>
  ) : (
    <Skeleton label={formatMessage(messages.loading)} lines={[38, 94, 88, 58]} />
  );
};
