import type { SightRequest } from '@lakou/contract/health-workers';
import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { HEALTH_WORKERS_KEY, sightQuery } from './health-workers.queries.ts';
import { PagedSection } from './paged-section.tsx';

/** What workers asked to see of what others entered, and what they see now. */
export function SightRequests() {
  const { t } = useTranslation('health-workers');
  const query = useInfiniteQuery(sightQuery);
  return (
    <PagedSection title={t('requests')} query={query} failed={t('requestsFailed')} empty={t('noRequests')}>
      {(request) => <Request key={request.id} request={request} />}
    </PagedSection>
  );
}

type Decision = 'approve' | 'refuse' | 'end';

function Request({ request: { id, personName, workerName, state, until } }: { request: SightRequest }) {
  const { t } = useTranslation('health-workers');
  const lang = useLanguage();
  const params = { id };
  const { save, isSaving, problem } = useSave(
    (decision: Decision) =>
      decision === 'end'
        ? api('DELETE /api/health-workers/sight-requests/:id', { params })
        : api('POST /api/health-workers/sight-requests/:id/decision', {
            params,
            body: { approve: decision === 'approve' },
          }),
    {
      queryKey: HEALTH_WORKERS_KEY,
      done: t('decisionSaved'),
      failed: t('saveFailed'),
      onDone: () => undefined,
    },
  );
  const names = { worker: workerName, person: personName };
  return (
    <li>
      <Card>
        <div className="grid gap-2">
          <h3 className="text-16 wrap-anywhere">{t(state === 'asked' ? 'asksToSee' : 'seesNow', names)}</h3>
          {until && (
            <p className="text-15 text-ink-soft">
              {t('until', {
                date: formatDate(lang, { at: new Date(until), timeZone: ownTimeZone() }, 'medium'),
              })}
            </p>
          )}
          {problem && <FormError>{problem}</FormError>}
          <div className="flex flex-wrap gap-2">
            {state === 'asked' ? (
              <>
                <Button size="sm" busy={isSaving} onClick={() => save('approve')}>
                  {t('approve')}
                </Button>
                <Button size="sm" variant="secondary" busy={isSaving} onClick={() => save('refuse')}>
                  {t('refuse')}
                </Button>
              </>
            ) : (
              <Button size="sm" variant="secondary" busy={isSaving} onClick={() => save('end')}>
                {t('endSight')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}
