import { Button, buttonLook } from '#button/button.tsx';
import { StatusPage } from './status-page.tsx';

type ErrorPageProps = Readonly<{
  status: number;
  title: string;
  text: string;
  retryLabel: string;
  homeLabel: string;
  homePath: string;
  onRetry: () => void;
}>;

/** Shown when a screen cannot be rendered; the link reloads the home page, since the fault may still be in memory. */
export const ErrorPage = ({ status, title, text, retryLabel, homeLabel, homePath, onRetry }: ErrorPageProps) => (
  <StatusPage code={status} title={title} text={text}>
    <Button look="primary" size="lg" onClick={onRetry}>
      {retryLabel}
    </Button>
    <a href={homePath} {...buttonLook({ size: 'lg' })}>
      {homeLabel}
    </a>
  </StatusPage>
);

/** When even the error page fails: both languages, and no component that could fail again. */
export const ErrorFallback = ({ homePath }: { homePath: string }) => (
  <main style={{ padding: '2rem', fontFamily: 'sans-serif' }}>
    <p>Une erreur est survenue. Something went wrong.</p>
    <p>
      <a href={homePath}>Retour à l’accueil · Back to the home page</a>
    </p>
  </main>
);
