import { maxAltLength } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PictureRow } from '#lib/outbox/device-db.ts';
import { pictures } from '#lib/outbox/outbox-engine.ts';
import { pictureMessages as messages } from './pictures.messages.ts';
import styles from './pictures.module.css';

type DetailsProps = Readonly<{ picture: PictureRow; place: number; count: number; onMove: (by: number) => void }>;

/** What the chosen picture shows, and its place. */
export const PictureDetails = ({ picture: { pictureId, alt: stored }, place, count, onMove }: DetailsProps) => {
  const { formatMessage } = useIntl();
  const [alt, setAlt] = useState(stored);
  const write = (next: string) => {
    setAlt(next);
    void pictures.describe(pictureId, next);
  };
  return (
    <div className={styles['details']}>
      <Field
        label={formatMessage(messages.alt, { place })}
        hint={formatMessage(messages.altHint)}
        maxLength={maxAltLength}
        value={alt}
        onChange={({ target }) => write(target.value)}
      />
      {count > 1 && (
        <div className={styles['moves']}>
          <IconButton label={formatMessage(messages.earlier)} disabled={place === 1} onClick={() => onMove(-1)}>
            <Icon of={chevronLeftIcon} />
          </IconButton>
          <IconButton label={formatMessage(messages.later)} disabled={place === count} onClick={() => onMove(1)}>
            <Icon of={chevronRightIcon} />
          </IconButton>
        </div>
      )}
    </div>
  );
};
