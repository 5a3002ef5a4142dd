import type { VerificationCase } from '@lakou/contract/verification';
import { formatDate, formatRelativeTime, type Language, languageNames } from '@lakou/i18n';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';

const nameOf = (code: string) => languageNames[code as Language] ?? code;

/** Who is reviewed, since when, and what was decided before. */
export function CaseHead({ licence }: { licence: VerificationCase }) {
  const { t } = useTranslation('verification');
  const { t: provider } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const timeZone = ownTimeZone();
  const { name, profilePictureUrl: photo, state, waitingSince, decisions } = licence;
  const [last] = decisions;
  const facts = [
    [t('joined'), formatDate(lang, { at: new Date(licence.joinedAt), timeZone }, 'short')],
    [t('speaks'), licence.languagesSpoken.map(nameOf).join(', ')],
    [t('places'), licence.places ?? ''],
    [t('education'), licence.education ?? ''],
    [t('credentials'), licence.credentials ?? ''],
  ].filter(([, value]) => value);
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} photo={photo ? thumbnailOf(photo) : undefined} />
        <div className="min-w-0 grow">
          <h1 className="text-22 font-extrabold tracking-tight wrap-anywhere">{name}</h1>
          <p className="text-15 text-ink-soft">{licence.professionalTitle ?? licence.specialty}</p>
        </div>
        {state === 'pending' && (
          <Badge tone="mango" icon={Clock}>
            {t('since', {
              when: formatRelativeTime(lang, { at: new Date(waitingSince), timeZone }, new Date()),
            })}
          </Badge>
        )}
      </div>
      {licence.licenseVerified && <p className="text-15 font-medium">{t('stillVerified')}</p>}
      <dl className="grid gap-1 text-15">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="shrink-0 text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div className="flex gap-2">
          <dt className="shrink-0 text-ink-soft">{t('earlier')}</dt>
          <dd className="min-w-0">
            {last
              ? [
                  t(`decision.${last.decision}`),
                  formatDate(lang, { at: new Date(last.decidedAt), timeZone }, 'short'),
                  last.reason && provider(`licence.reason.${last.reason}`),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : t('none')}
          </dd>
        </div>
      </dl>
    </header>
  );
}
