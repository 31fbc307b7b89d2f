import { createMediaQueryHook } from '@ecrin/browser/page/media-query-hook.ts';
import { acceptedExtensions, acceptedFiles } from '@ecrin/contracts/recording/audio-format.ts';
import { maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { ImportField } from '@ecrin/ui/composer-field/import-field.tsx';
import { cameraIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { acceptedPictures, offerFiles } from './offered-files.ts';
import { pictureMessages as messages } from './pictures.messages.ts';

const useHeld = createMediaQueryHook('(pointer: coarse)');
const formats = acceptedExtensions.join(', ');
const take = (files: readonly File[]) => void offerFiles(files);

/** At the end of the field: files of any kind, and the camera of what is held in a hand; elsewhere it would only be another file chooser. */
export const AttachButtons = () => {
  const { formatMessage } = useIntl();
  const held = useHeld();
  return (
    <>
      {held && (
        <ImportField
          label={formatMessage(messages.camera)}
          limits={formatMessage(messages.limits, { most: maxThoughtPictures })}
          accept="image/*"
          icon={cameraIcon}
          camera
          onFiles={take}
        />
      )}
      <ImportField
        label={formatMessage(messages.attach)}
        limits={formatMessage(messages.attachLimits, { most: maxThoughtPictures, formats })}
        accept={`${acceptedPictures},${acceptedFiles}`}
        multiple
        onFiles={take}
      />
    </>
  );
};
