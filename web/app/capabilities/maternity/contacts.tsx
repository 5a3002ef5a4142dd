import { type AntenatalContact, findContacts } from '@lakou/clinical';
import type { MaternityProfile } from '@lakou/contract/user';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { contactsQuery, useTickContact } from './tools.queries.ts';

/** WHO's eight contacts: which took place, and when the next one is. */
export function Contacts({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const errorText = useErrorText();
  const tick = useTickContact(profile.patientId);
  const today = dayHere(new Date());
  const about = ({ state, day }: AntenatalContact) =>
    t(`contacts.${state}`, { day: formatDate(lang, day, 'medium') });
  // What she has just ticked is shown before the reply.
  const shown = (done: readonly number[]) => {
    if (!tick.isPending) return done;
    const others = done.filter((week) => week !== tick.variables.week);
    return tick.variables.done ? [...others, tick.variables.week] : others;
  };
  return (
    <Section title={t('contacts.title')}>
      <QueryState query={useQuery(contactsQuery(profile.patientId))} failed={t('contacts.failed')}>
        {(done) => (
          <Card>
            <ul className="divide-y divide-line">
              {(findContacts({ dueDate: profile.dueDate, today }, shown(done)) ?? []).map((contact) => (
                <li key={contact.week} className="py-1">
                  <Checkbox
                    label={t('contacts.week', { week: contact.week })}
                    description={about(contact)}
                    checked={contact.state === 'done'}
                    onChange={({ target }) => tick.mutate({ week: contact.week, done: target.checked })}
                  />
                </li>
              ))}
            </ul>
            {tick.error && <FormError>{errorText(tick.error)}</FormError>}
            <div className="mt-3">
              <ButtonLink variant="secondary" icon={CalendarPlus} to="/app/find-care?specialty=obstetrics">
                {t('contacts.book')}
              </ButtonLink>
            </div>
            <p className="mt-2 text-14 text-ink-soft">{t('contacts.source')}</p>
          </Card>
        )}
      </QueryState>
    </Section>
  );
}
