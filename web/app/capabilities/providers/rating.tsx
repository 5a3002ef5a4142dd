import { STARS } from '@lakou/contract/providers.rules';
import Star from 'lucide-react/icons/star';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLabels } from './labels.ts';

/** The average of the stars and the number of reviews. */
export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  const { t } = useTranslation('providers');
  const labels = useLabels();
  if (reviews === 0) return <p className="text-15 text-ink-soft">{t('noReviews')}</p>;
  const figure = labels.rating(rating);
  return (
    <p className="flex items-center gap-1.5 text-15">
      <Star size={17} className="shrink-0 fill-mango text-mango" />
      <span aria-hidden="true">
        <span className="font-bold">{figure}</span> <span className="text-ink-soft">({reviews})</span>
      </span>
      <span className="sr-only">
        {t('rating', { rating: figure, reviews: t('reviews', { count: reviews }) })}
      </span>
    </p>
  );
}

export function Stars({ count }: { count: number }) {
  const { t } = useTranslation('providers');
  return (
    <span className="flex gap-0.5">
      <span className="sr-only">{t('stars', { count })}</span>
      {STARS.map((star) => (
        <Star
          key={star}
          size={17}
          aria-hidden="true"
          className={star <= count ? 'fill-mango text-mango' : 'text-line-strong'}
        />
      ))}
    </span>
  );
}
