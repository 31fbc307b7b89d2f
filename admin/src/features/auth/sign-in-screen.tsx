import { useState, useSyncExternalStore } from 'react';
import { CredentialsStep } from './credentials-step.tsx';
import { FirstStart } from './first-start.tsx';
import { SecondStep } from './second-step.tsx';

/** The one-time link of the first start has its token after the `#`, which no server and no log receives. */
const firstToken = () => new URLSearchParams(window.location.hash.slice(1)).get('first');

/** The link may also be opened in an open page: then only the part after the `#` changes. */
const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** A first start, or two steps: e-mail and password, then the second factor if there is one. */
export const SignInScreen = () => {
  const first = useSyncExternalStore(onHash, firstToken);
  const [declined, decline] = useState<string | null>(null);
  const [secondStep, setSecondStep] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>();
  const startAgain = (why?: unknown) => {
    setProblem(why);
    setSecondStep(null);
  };
  if (first !== null && first !== declined) return <FirstStart token={first} onOther={() => decline(first)} />;
  if (secondStep !== null) return <SecondStep secondStep={secondStep} onAgain={startAgain} />;
  return <CredentialsStep problem={problem} onSecondStep={setSecondStep} />;
};
