import type { Prescription } from '@lakou/contract/prescriptions';
import { formatDate } from '@lakou/i18n';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleStop from 'lucide-react/icons/circle-stop';
import FileDown from 'lucide-react/icons/file-down';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useWayToTake } from './use-way-to-take.ts';

interface PrescriptionCardProps {
  prescription: Prescription;
  heading: 'h2' | 'h3';
  /** Further actions beside the paper. */
  children?: ReactNode;
}

/** One medicine: how to take it, who prescribed it, and the paper for the pharmacy. */
export function PrescriptionCard({ prescription, heading: Heading, children }: PrescriptionCardProps) {
  const { t } = useTranslation('prescriptions');
  const lang = useLanguage();
  const wayToTake = useWayToTake();
  const { id, drug, status, instructions, quantity, refills, authorName, prescribedAt, number } =
    prescription;
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const isActive = status === 'active';
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Heading className="min-w-0 grow basis-40 text-18 font-bold wrap-anywhere">{drug}</Heading>
        <Badge tone={isActive ? 'leaf' : 'neutral'} icon={isActive ? CircleCheck : CircleStop}>
          {t(isActive ? 'active' : 'stopped')}
        </Badge>
      </div>
      <p className="mt-1 text-16">{wayToTake(prescription)}</p>
      {instructions && <p className="text-16 wrap-anywhere">{instructions}</p>}
      <p className="mt-1 text-15 text-ink-soft">
        {[quantity && t('quantity', { count: quantity }), refills > 0 && t('refills', { count: refills })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-15 text-ink-soft wrap-anywhere">
        {t('prescribedBy', { name: authorName, date: day(prescribedAt) })} ·{' '}
        <span className="tabular-nums">{t('number', { number })}</span>
      </p>
      <Stopped prescription={prescription} day={day} />
      <div className="mt-3 flex flex-wrap gap-2">
        {isActive && (
          <ButtonLink
            variant="secondary"
            icon={FileDown}
            to={`/api/prescriptions/${id}/pdf`}
            reloadDocument
            download
            aria-label={t('pdfFor', { drug })}
          >
            {t('pdfButton')}
          </ButtonLink>
        )}
        {children}
      </div>
    </Card>
  );
}

function Stopped({ prescription, day }: { prescription: Prescription; day: (at: string) => string }) {
  const { t } = useTranslation('prescriptions');
  const { stoppedAt, stopReason } = prescription;
  if (!stoppedAt) return null;
  const date = day(stoppedAt);
  return (
    <p className="text-15 font-semibold text-mango-ink wrap-anywhere">
      {stopReason ? t('stoppedBecause', { date, reason: stopReason }) : t('stoppedOn', { date })}
    </p>
  );
}
