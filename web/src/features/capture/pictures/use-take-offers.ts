import { showToast } from '@ecrin/browser/page/toasts.ts';
import { isProblemCode, problemSentence } from '@ecrin/contracts/problem/problem.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import type { Enlarged, Unchosen } from './choose-pictures.ts';
import { isPicture, useOffers } from './offered-files.ts';
import { pictureMessages as messages } from './pictures.messages.ts';

const failureMs = 12_000;

/** One sentence for each reason. */
const useTellUnchosen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (unchosen: readonly Unchosen[]) => {
    for (const reason of new Set(unchosen.map(({ why }) => why))) {
      const names = unchosen.filter(({ why }) => why === reason).map(({ name }) => name);
      const [name = ''] = names;
      const why = isProblemCode(reason)
        ? problemSentence(reason, language)
        : formatMessage(messages.fault, { fault: reason });
      const message =
        names.length === 1
          ? formatMessage(messages.unchosen, { name, why })
          : formatMessage(messages.unchosenSeveral, { count: names.length, why });
      showToast({ tone: 'error', message, durationMs: failureMs });
    }
  };
};

const storePictures = async (files: readonly File[], enlarged: Enlarged | null): Promise<readonly Unchosen[]> => {
  try {
    const { choosePictures } = await import('./choose-pictures.ts');
    return await choosePictures(files, enlarged);
  } catch {
    return files.map(({ name }) => ({ name, why: 'unavailable' }));
  }
};

/** Stores pictures on this device, and says why some are not. `taking`: how many are being stored. */
export const useTakePictures = (enlarged: Enlarged | null = null) => {
  const tell = useTellUnchosen();
  const [taking, setTaking] = useState(0);
  /** Whether a later try with the same files is of no use. */
  const takePictures = async (files: readonly File[]): Promise<boolean> => {
    setTaking((before) => before + files.length);
    const unchosen = await storePictures(files, enlarged);
    setTaking((before) => before - files.length);
    tell(unchosen);
    return unchosen.every(({ why }) => isProblemCode(why));
  };
  return { taking, takePictures };
};

/** Takes in what is offered: pictures are chosen, a sound goes to `takeSound`. Returns how many pictures are being stored. */
export const useTakeOffers = (takeSound: (sound: File) => Promise<boolean>): number => {
  const { taking, takePictures } = useTakePictures();
  const offer = useOffers(([first]) => first);
  const take = useEffectEvent(async ({ files, done }: NonNullable<typeof offer>) => {
    // Taken once, also when this screen is left meanwhile.
    useOffers.setState((offers) => offers.filter((other) => other.done !== done), true);
    const images = files.filter(isPicture);
    const sound = files.find((file) => !isPicture(file));
    const chosen = images.length === 0 || (await takePictures(images));
    done((!sound || (await takeSound(sound))) && chosen);
  });
  useEffect(() => {
    if (offer) void Promise.resolve(offer).then(take);
  }, [offer]);
  return taking;
};
