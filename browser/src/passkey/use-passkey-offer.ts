import { useEffect, useEffectEvent, useState } from 'react';
import { offersPasskeysInField, stopPasskeys } from './passkey-device.ts';

/** Signing in with a passkey: in the field of the address where the browser offers it, until `press`, which asks the device at once. */
export const usePasskeyOffer = (signIn: (inField: boolean) => Promise<void>) => {
  const [asked, setAsked] = useState(false);
  const offer = useEffectEvent(async (isHere: () => boolean) => {
    if ((await offersPasskeysInField()) && isHere()) await signIn(true);
  });
  useEffect(() => {
    let here = true;
    if (!asked) void offer(() => here);
    return () => {
      here = false;
    };
  }, [asked]);
  useEffect(() => stopPasskeys, []);
  const press = async () => {
    setAsked(true);
    await signIn(false);
    setAsked(false);
  };
  return { asked, press };
};
