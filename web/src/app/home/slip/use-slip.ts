import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { storedUserId } from '#lib/session/session.ts';
import { withVisit } from './install-hint.ts';
import { noticeShown } from './notice-days.ts';
import { chooseSlip, setAsideFrom, setAsideText, withRead, withSetAside, type SetAside } from './set-aside.ts';
import { slipsOf, type Slip } from './slips.ts';
import { noticeKey, readVisits, useSlipFacts, writeVisits, type SlipDay } from './use-slip-facts.ts';

const asideKey = () => `slipsAside:${storedUserId() ?? ''}`;
const readAside = () => setAsideFrom(deviceStorage.getItem(asideKey()));
const writeAside = (change: (before: SetAside) => SetAside) =>
  deviceStorage.setItem(asideKey(), setAsideText(change(readAside())));

let visits = 0;
const onReturn = (listener: () => void) => {
  const count = () => {
    if (document.visibilityState === 'visible') visits += 1;
    listener();
  };
  document.addEventListener('visibilitychange', count);
  return () => document.removeEventListener('visibilitychange', count);
};
/** Coming back to the page is another visit. */
const useVisit = () => useSyncExternalStore(onReturn, () => visits);

/** What is asked about the account is asked again some days later, not every day. */
const rememberShown = (slip: Slip, today: string) => {
  if (slip.kind === 'consents' || slip.kind === 'address')
    deviceStorage.setItem(noticeKey(slip.kind), noticeShown(today));
  if (slip.kind === 'install') writeVisits({ ...readVisits(), proposedOn: today });
};

const isOverOnceRead = ({ kind }: Slip) =>
  kind === 'orb' || kind === 'month' || kind === 'thread' || kind === 'install';

type Chosen = Readonly<{ visit: number; key: string | null }>;
const chosenIn = (visit: number, slips: readonly Slip[], today: string): Chosen => ({
  visit,
  key: chooseSlip(slips, readAside(), today)?.key ?? null,
});

/** Chosen once a visit, from what is there then; nothing is shown before. */
const useChosen = (slips: readonly Slip[] | null, today: string) => {
  const visit = useVisit();
  const [chosen, choose] = useState<Chosen>({ visit: visit - 1, key: null });
  const isChosen = chosen.visit === visit;
  if (slips && !isChosen) choose(chosenIn(visit, slips, today));
  const shown = slips?.find(({ key }) => isChosen && key === chosen.key) ?? null;
  return [shown, () => choose({ visit, key: null })] as const;
};

/** The slip of this visit: gone as soon as its time is over, never replaced under the eye. */
export const useSlip = (day: SlipDay) => {
  const { today } = day;
  const facts = useSlipFacts(day);
  const [slip, close] = useChosen(facts && slipsOf(facts), today);
  useEffect(() => writeVisits(withVisit(readVisits(), today)), [today]);
  useEffect(() => {
    if (slip) rememberShown(slip, today);
  }, [slip, today]);
  const setAside = () => {
    if (slip) writeAside((before) => withSetAside(before, slip.key, today));
    close();
  };
  /** On the way to what it leads to: what is over once it was read is not told again. */
  const read = () => {
    if (slip && isOverOnceRead(slip)) writeAside((before) => withRead(before, slip.key));
    if (slip?.kind === 'install') close();
  };
  return { slip, setAside, read };
};
