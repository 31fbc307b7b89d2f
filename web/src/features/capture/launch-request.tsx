import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { startRecording } from './recorder/start-recording.ts';

/** A shortcut of the installed app: `?do=record` records, `?do=write` leads to the field. Taken from the address, so that a reload does not repeat it. */
export const LaunchRequest = () => {
  const [path, navigate] = useLocation();
  const { language } = useLanguage();
  const request = new URLSearchParams(useSearch()).get('do');
  useEffect(() => {
    if (request === null) return;
    navigate(path, { replace: true });
    if (request === 'record') void startRecording(language);
    if (request === 'write') document.querySelector<HTMLElement>('[data-composer] textarea')?.focus();
  }, [request, path, navigate, language]);
  return null;
};
