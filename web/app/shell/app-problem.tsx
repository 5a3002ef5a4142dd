import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../platform/api/api.ts';
import { useErrorText } from '../platform/api/error-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';

// The device stores it with the rest of the app; if it is missing, the pages it links to are missing too.
const SessionlessLinks = lazy(async () => {
  const links = await import('./sessionless-links.tsx').catch(() => undefined);
  return { default: links?.SessionlessLinks ?? (() => null) };
});

/** The error screen: what happened, and a link to another page. */
export function AppProblem() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? t('noSuchPage') : t('problem');
  return (
    <main className="mx-auto max-w-112 px-4 py-16">
      <title>{title}</title>
      <h1 className="mb-4 text-center text-22">{title}</h1>
      {missing ? (
        <div className="flex flex-col items-center gap-4 text-center">
          <p className="max-w-96 text-balance">{t('noSuchPageText')}</p>
          <ButtonLink to="/app">{t('place.home')}</ButtonLink>
        </div>
      ) : (
        <Problem text={errorText(error)} retrying={state === 'loading'} onRetry={() => void revalidate()} />
      )}
      {error instanceof ApiError && error.code === 'offline' && (
        <div className="mt-6 rounded-card border border-line bg-surface p-4">
          <p className="mb-2 text-center text-15 text-ink-soft">{t('readOffline')}</p>
          <Suspense>
            <SessionlessLinks />
          </Suspense>
        </div>
      )}
    </main>
  );
}
