import type { Question } from '@lakou/contract/qna';
import { formatRelativeTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { useLabels } from '../providers/labels.ts';

/** Who wrote it and when, with their specialty and points. */
export function WrittenBy({ author, createdAt }: Pick<Question, 'author' | 'createdAt'>) {
  const { t } = useTranslation('qna');
  const lang = useLanguage();
  const labels = useLabels();
  const name = author.name || t('former');
  const when = formatRelativeTime(lang, { at: new Date(createdAt), timeZone: ownTimeZone() }, new Date());
  const photo = author.profilePhotoUrl;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} photo={photo ? thumbnailOf(photo) : undefined} />
      <p className="min-w-0 text-14 text-ink-soft">
        <span className="block wrap-anywhere">{t('by', { name, when })}</span>
        <span className="block">
          {[labels.specialty(author.specialty), t('points', { count: author.reputation })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </div>
  );
}
