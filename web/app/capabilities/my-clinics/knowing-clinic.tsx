import type { KnowingClinic } from '@lakou/contract/clinic-patients';
import { formatDate } from '@lakou/i18n';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';

const LOOKS = {
  asked: { icon: Clock, tone: 'mango' },
  linked: { icon: BadgeCheck, tone: 'leaf' },
  visits: { icon: CalendarDays, tone: 'night' },
} as const;

/** One clinic: what it may see, and the answer that it waits for. */
export function KnowingClinicCard({ clinic, onEnd }: { clinic: KnowingClinic; onEnd: () => void }) {
  const { t } = useTranslation('my-clinics');
  const lang = useLanguage();
  const { name, address, state, since, until } = clinic;
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="text-18 wrap-anywhere">{name}</h2>
          <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>
        </div>
        {address && <p className="text-15 text-ink-soft wrap-anywhere">{address}</p>}
        <p className="text-15 text-ink-soft">
          {until ? t('until', { date: day(until) }) : t('since', { date: day(since) })}
        </p>
        {state === 'asked' && <Answer clinic={clinic} />}
        {state === 'linked' && (
          <Button variant="secondary" aria-label={t('endOf', { name })} onClick={onEnd}>
            {t('end')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Answer({ clinic: { id, name } }: { clinic: KnowingClinic }) {
  const { t } = useTranslation('my-clinics');
  const respond = (answer: 'accept' | 'decline') =>
    api('POST /api/clinics/links/:id/respond', { params: { id: id ?? '' }, body: { answer } });
  const texts = { queryKey: ['my-clinics'], failed: t('failed'), onDone: () => undefined };
  const accepting = useSave(() => respond('accept'), { ...texts, done: t('accepted') });
  const declining = useSave(() => respond('decline'), { ...texts, done: t('declined') });
  const problem = accepting.problem ?? declining.problem;
  return (
    <>
      <p>{t('askedText', { name })}</p>
      <p className="text-15 text-ink-soft">{t('declineText')}</p>
      {problem && <FormError>{problem}</FormError>}
      <div className="grid gap-2 md:grid-cols-2">
        <Button
          busy={accepting.isSaving}
          aria-label={t('acceptOf', { name })}
          onClick={() => accepting.save(undefined)}
        >
          {t('accept')}
        </Button>
        <Button
          variant="secondary"
          busy={declining.isSaving}
          aria-label={t('declineOf', { name })}
          onClick={() => declining.save(undefined)}
        >
          {t('decline')}
        </Button>
      </div>
    </>
  );
}
