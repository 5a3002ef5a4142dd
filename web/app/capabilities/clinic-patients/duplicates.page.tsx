import type { PatientTwins, WrittenPatient } from '@lakou/contract/clinic-patients';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { CLINIC_PATIENTS_KEY, twinsQuery } from './clinic-patients.queries.ts';
import { RecentMerges } from './recent-merges.tsx';

export const clientLoader = needsWords('clinic-patients');

/** People without an account whom the clinic wrote down twice. */
export default function Duplicates() {
  const { t } = useTranslation('clinic-patients');
  const clinicId = useUser().clinicId ?? '';
  return (
    <Sections>
      <title>{t('duplicates')}</title>
      <p>
        <BackLink to="/app/clinic-patients">{t('back')}</BackLink>
      </p>
      <PageTitle>{t('duplicates')}</PageTitle>
      <p className="text-ink-soft">{t('duplicatesLead')}</p>
      <QueryState
        query={useQuery(twinsQuery(clinicId))}
        failed={t('duplicatesFailed')}
        isEmpty={(pairs) => pairs.length === 0}
        empty={<EmptyCard text={t('noDuplicates')} />}
      >
        {(pairs) => (
          <ul className="grid gap-3">
            {pairs.map((pair) => (
              <Twins key={`${pair.kept.id} ${pair.gone.id}`} pair={pair} />
            ))}
          </ul>
        )}
      </QueryState>
      <RecentMerges clinicId={clinicId} />
    </Sections>
  );
}

/** Two entries of one person, and the button that makes them one. */
function Twins({ pair: { kept, gone } }: { pair: PatientTwins }) {
  const { t } = useTranslation('clinic-patients');
  const { save, isSaving, problem } = useSave(
    (goneId: string) =>
      api('POST /api/clinics/patients/:id/merge', { params: { id: kept.id }, body: { goneId } }),
    {
      queryKey: CLINIC_PATIENTS_KEY,
      done: t('merged'),
      failed: t('mergeFailed'),
      onDone: () => undefined,
    },
  );
  return (
    <Card as="li">
      <div className="grid gap-3">
        <div className="grid gap-3 md:grid-cols-2">
          <Written person={kept} />
          <Written person={gone} />
        </div>
        {problem && <FormError>{problem}</FormError>}
        <div>
          <Button
            variant="secondary"
            busy={isSaving}
            aria-label={t('mergeOf', { name: kept.name })}
            onClick={() => save(gone.id)}
          >
            {t('merge')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Written({ person }: { person: WrittenPatient }) {
  const { t } = useTranslation('clinic-patients');
  const lang = useLanguage();
  const { name, email, phone, dateOfBirth, addedAt } = person;
  const added = formatDate(lang, { at: new Date(addedAt), timeZone: ownTimeZone() }, 'medium');
  const facts = [dateOfBirth && formatDate(lang, dateOfBirth, 'medium'), phone, email].filter(Boolean);
  return (
    <p className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{name}</span>
      <span className="block text-15 wrap-anywhere">{facts.join(' · ')}</span>
      <span className="block text-14 text-ink-soft">{t('addedOn', { date: added })}</span>
    </p>
  );
}
