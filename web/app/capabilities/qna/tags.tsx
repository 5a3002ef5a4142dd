import { useTranslation } from '#platform/language/use-translation.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The tags of a question; each leads to the others that have it. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('qna');
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('tags')} className="mb-2 flex flex-wrap gap-x-4">
      {tags.map((tag) => (
        <li key={tag}>
          <TextLink to={`/app/qna?tag=${encodeURIComponent(tag)}`}>#{tag}</TextLink>
        </li>
      ))}
    </ul>
  );
}
