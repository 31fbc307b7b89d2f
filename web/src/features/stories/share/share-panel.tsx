import type { StoryDetail, StoryLink } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { eyeIcon, linkIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { OpenLinkSheet } from './open-link-sheet.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import { shareMessages as messages } from './share.messages.ts';
import { StoryLinkCard } from './story-link-card.tsx';
import styles from './share.module.css';

type Props = Readonly<{ story: StoryDetail; /** Links show what is saved. */ beforeSharing: () => Promise<void> }>;

const OpenLinks = ({ story, links }: Readonly<{ story: StoryDetail; links: readonly StoryLink[] }>) =>
  links.length === 0 ? (
    <WhyEmptyLine>
      <FormattedMessage {...messages.linkNone} />
    </WhyEmptyLine>
  ) : (
    links.map((link) => <StoryLinkCard key={link.linkId} story={story} link={link} />)
  );

/** Who else can read the story, and how. */
export const SharePanel = ({ story, beforeSharing }: Props) => {
  const [sheet, open] = useState<'link' | 'preview' | null>(null);
  const links = story.links.filter(({ closed }) => !closed);
  const close = () => open(null);
  const openLink = async () => {
    await beforeSharing();
    open('link');
  };
  return (
    <section id="story-links" className={styles['panel']} aria-labelledby="story-links-title">
      <h2 id="story-links-title" className="h4">
        <FormattedMessage {...messages.linkTitle} />
      </h2>
      <OpenLinks story={story} links={links} />
      <div className={styles['row']}>
        <Button look={links.length === 0 ? 'primary' : 'quiet'} onClick={() => void openLink()}>
          <Icon of={linkIcon} size="sm" />
          <FormattedMessage {...(links.length === 0 ? messages.openLink : messages.openAnother)} />
        </Button>
        <Button look="text" onClick={() => open('preview')}>
          <Icon of={eyeIcon} size="sm" />
          <FormattedMessage {...messages.preview} />
        </Button>
      </div>
      <p className="xs dim">
        <FormattedMessage {...messages.linkPrivacy} />
      </p>
      {sheet === 'link' && <OpenLinkSheet story={story} onClose={close} />}
      {sheet === 'preview' && (
        <PreviewSheet story={story} withPrivate={links.some(({ withPrivate }) => withPrivate)} onClose={close} />
      )}
    </section>
  );
};
