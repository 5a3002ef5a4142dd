import { findDueDate } from '@lakou/clinical';
import { formatDate } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Droplet from 'lucide-react/icons/droplet';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberPregnancy } from './maternity.queries.ts';
import { SharedWith } from './shared-with.tsx';

const WAYS = ['dueDate', 'lastPeriod'] as const;
const ICONS = { dueDate: CalendarHeart, lastPeriod: Droplet };
const TITLES = { dueDate: 'setup.byDueDate', lastPeriod: 'setup.byLastPeriod' } as const;

/** Needs one date to begin: the due date, or the last period. */
export function Setup() {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const { id } = useUser();
  const queries = useQueryClient();
  const [way, setWay] = useState<(typeof WAYS)[number]>('dueDate');
  const [day, setDay] = useState('');
  const [missing, setMissing] = useState(false);
  const create = useMutation({
    mutationFn: () =>
      api('POST /api/data/health/maternity/:id/profile', { params: { id }, body: { [way]: day } }),
    onSuccess: (profile) => {
      if ('dueDate' in profile) rememberPregnancy(queries, profile);
      toast.success(t('setup.created'));
    },
  });
  const due = way === 'lastPeriod' ? findDueDate(day) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!day);
    if (day) create.mutate();
  }

  return (
    <div className="max-w-140">
      <Card>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <p className="text-18 font-semibold">{t('setup.lead')}</p>
          <RadioCards
            legend={t('setup.know')}
            name="way"
            compact
            options={WAYS.map((value) => ({ value, title: t(TITLES[value]), icon: ICONS[value] }))}
            value={way}
            onChange={(value) => {
              setWay(value);
              setDay('');
            }}
          />
          <DateField
            key={way}
            label={t(`setup.${way}`)}
            required
            value={day}
            error={missing && !day ? t('setup.required') : undefined}
            onChange={({ target }) => setDay(target.value)}
          />
          {due && (
            <p className="font-semibold">{t('setup.means', { date: formatDate(lang, due, 'medium') })}</p>
          )}
          {create.isError && <FormError>{t('setup.failed')}</FormError>}
          <Button type="submit" block busy={create.isPending}>
            {t('setup.create')}
          </Button>
          <SharedWith shared />
        </form>
      </Card>
    </div>
  );
}
