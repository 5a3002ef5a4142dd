import type { VerificationCase } from '@lakou/contract/verification';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useLabels } from '../providers/labels.ts';

/** What is compared with the documents, in the order of the keys 1 to 6. */
export const CHECKS = ['name', 'number', 'specialty', 'expiry', 'authority', 'stamp'] as const;

interface ChecklistProps {
  licence: VerificationCase;
  /** The positions of the checks that were ticked. */
  passed: readonly number[];
  onToggle: (check: number) => void;
}

/** The facts of the profile, each ticked when the documents say the same. */
export function Checklist({ licence, passed, onToggle }: ChecklistProps) {
  const { t } = useTranslation('verification');
  const lang = useLanguage();
  const labels = useLabels();
  const { licenseExpirationDate: expiry } = licence;
  const facts: Record<(typeof CHECKS)[number], string> = {
    name: licence.name,
    number: [licence.licenseNumber, licence.npi && `NPI ${licence.npi}`].filter(Boolean).join(' · '),
    specialty: [licence.professionalTitle, labels.specialty(licence.specialty)].filter(Boolean).join(' · '),
    expiry: expiry ? formatDate(lang, expiry, 'medium') : t('missing'),
    authority: licence.licenseIssuingAuthority ?? t('missing'),
    stamp: t('stampText'),
  };
  return (
    <fieldset className="border-y border-line py-3">
      <legend className="sr-only">{t('checklist')}</legend>
      <p className="mb-1 flex justify-between gap-3 text-15" aria-live="polite">
        <span aria-hidden="true" className="font-bold">
          {t('checklist')}
        </span>
        <span className="text-ink-soft">{t('passed', { count: passed.length, total: CHECKS.length })}</span>
      </p>
      {CHECKS.map((check, index) => (
        <Checkbox
          key={check}
          label={
            <span className="font-semibold">
              {index + 1}. {t(`check.${check}`)}
            </span>
          }
          description={<span className="wrap-anywhere">{facts[check]}</span>}
          checked={passed.includes(index)}
          onChange={() => onToggle(index)}
        />
      ))}
    </fieldset>
  );
}
