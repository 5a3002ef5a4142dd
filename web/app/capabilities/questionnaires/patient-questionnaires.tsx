import { SELF_ANSWERED, type SelfAnswered } from '@lakou/contract/questionnaires.rules';
import { formatDate } from '@lakou/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { toast } from '../../ui/toast.ts';
import { askedQuery } from './questionnaires.queries.ts';

/** Asks a patient to answer by themselves, and shows what waits and the latest results. */
export function PatientQuestionnaires({ patientId }: { patientId: string }) {
  const { t } = useTranslation('questionnaires');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const lang = useLanguage();
  const { id: ownId } = useUser();
  const asked = useQuery(askedQuery(patientId));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');

  async function change(name: string, work: () => Promise<unknown>, done: string) {
    setBusy(name);
    setProblem(undefined);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      setProblem(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: askedQuery(patientId).queryKey });
    setBusy(undefined);
  }
  const ask = (questionnaire: SelfAnswered) =>
    change(
      questionnaire,
      () =>
        api('POST /api/data/health/questionnaires/:id/requests', {
          params: { id: patientId },
          body: { questionnaire },
        }),
      t('askedNow'),
    );
  const withdraw = (id: string) =>
    change(id, () => api('DELETE /api/questionnaire-requests/:id', { params: { id } }), t('withdrawn'));

  return (
    <Section title={t('section')}>
      <Card>
        <QueryState
          query={asked}
          failed={t('failed')}
          skeleton={
            <Skeleton>
              <SkeletonText />
            </Skeleton>
          }
        >
          {({ open, results }) => (
            <div className="grid gap-3">
              <p className="text-15 text-ink-soft">{t('about')}</p>
              <ul className="grid gap-2">
                {open.map(({ id, questionnaire, askedAt, providerId }) => (
                  <li key={id} className="flex flex-wrap items-center gap-2">
                    <span className="font-semibold">{t(`name.${questionnaire}`)}</span>
                    <Badge tone="mango" icon={Clock}>
                      {t('waiting', { when: day(askedAt) })}
                    </Badge>
                    {providerId === ownId && (
                      <IconButton
                        icon={X}
                        label={t('withdraw', { name: t(`name.${questionnaire}`) })}
                        disabled={busy !== undefined}
                        onClick={() => void withdraw(id)}
                      />
                    )}
                  </li>
                ))}
                {results.map(({ id, questionnaire, score, max, level, danger, at, authorId }) => (
                  <li key={id} className="flex flex-wrap items-center gap-2">
                    <span className="font-semibold">{t(`name.${questionnaire}`)}</span>
                    <span>{t('scored', { score, max, level: t(`level.${level}`) })}</span>
                    {danger && (
                      <Badge tone="hibiscus" icon={TriangleAlert}>
                        {t('danger')}
                      </Badge>
                    )}
                    <span className="text-14 text-ink-soft">
                      {t(authorId === patientId ? 'byPatient' : 'byProvider', { when: day(at) })}
                    </span>
                  </li>
                ))}
              </ul>
              {problem && <FormError>{problem}</FormError>}
              <div className="flex flex-wrap gap-2">
                {SELF_ANSWERED.map((name) => (
                  <Button
                    key={name}
                    variant="secondary"
                    busy={busy === name}
                    disabled={open.some((one) => one.questionnaire === name && one.providerId === ownId)}
                    onClick={() => void ask(name)}
                  >
                    {t('ask', { name: t(`name.${name}`) })}
                  </Button>
                ))}
              </div>
            </div>
          )}
        </QueryState>
      </Card>
    </Section>
  );
}
