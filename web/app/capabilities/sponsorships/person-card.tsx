import type { SponsoredPerson } from '@lakou/contract/sponsorships';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { InvoiceLine } from './invoice-line.tsx';
import { VisitLine } from './visit-line.tsx';

const CONSENT = {
  pending: { icon: Hourglass, tone: 'mango' },
  accepted: { icon: CircleCheck, tone: 'leaf' },
  declined: { icon: CircleSlash, tone: 'neutral' },
} as const;

const FIRST = 2;

/** Those to pay first, then the next ones. */
const mostUrgent = ({ bookings }: SponsoredPerson) =>
  [...bookings].sort((a, b) => Number(b.payable) - Number(a.payable)).slice(0, FIRST);

/** Name, relationship and whether the person agreed. */
export function PersonHead({ person }: { person: SponsoredPerson }) {
  const { t } = useTranslation('sponsorships');
  const { icon, tone } = CONSENT[person.consent];
  return (
    <div className="flex flex-wrap items-start gap-3.5">
      <Avatar name={person.name} />
      <div className="min-w-0 grow basis-40">
        <p className="text-18 font-bold wrap-anywhere">{person.name}</p>
        {person.relationship && <p className="text-15 text-ink-soft wrap-anywhere">{person.relationship}</p>}
      </div>
      <Badge tone={tone} icon={icon}>
        {t(`consent.${person.consent}`)}
      </Badge>
    </div>
  );
}

/** What is said in place of visits. */
export function NoVisits({ person: { consent, name } }: { person: SponsoredPerson }) {
  const { t } = useTranslation('sponsorships');
  const words = { pending: 'waiting', declined: 'declined', accepted: 'nothing' } as const;
  return <p className="text-15 text-ink-soft">{t(words[consent], { name })}</p>;
}

export function PersonCard({ person }: { person: SponsoredPerson }) {
  const { t } = useTranslation('sponsorships');
  const toPay = person.bookings.filter(({ payable }) => payable).length;
  return (
    <Card as="li">
      <div className="grid gap-3">
        <PersonHead person={person} />
        {toPay > 0 && <p className="font-semibold">{t('toPay', { count: toPay })}</p>}
        {person.bookings.length + person.invoices.length === 0 ? (
          <NoVisits person={person} />
        ) : (
          <ul className="divide-y divide-line">
            {mostUrgent(person).map((visit) => (
              <VisitLine key={visit.id} visit={visit} name={person.name} canPay />
            ))}
            {person.invoices.slice(0, FIRST).map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} name={person.name} canPay />
            ))}
          </ul>
        )}
        <p>
          <TextLink to={`/app/people/${person.id}`} aria-label={t('detailsOf', { name: person.name })}>
            {t('details')}
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
