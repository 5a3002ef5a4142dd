import { LONGEST_REVIEW, STARS } from '@lakou/contract/providers.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';

interface ReviewFormProps {
  bookingId: string;
  onSent?: () => void;
}

/** For the page of a completed booking; needs the namespace `providers`. */
export function ReviewForm({ bookingId, onSent }: ReviewFormProps) {
  const { t } = useTranslation('providers');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [stars, setStars] = useState<number>();
  const [text, setText] = useState('');
  const sending = useMutation({
    mutationFn: () =>
      api('POST /api/bookings/:id/review', {
        params: { id: bookingId },
        body: { stars: stars ?? 0, text },
      }),
    onSuccess: () => {
      toast.success(t('reviewSent'));
      void queries.invalidateQueries({ queryKey: ['bookings'] });
      void queries.invalidateQueries({ queryKey: ['providers'] });
      onSent?.();
    },
  });
  return (
    <Card as="section">
      <h2 className="mb-4 text-18">{t('reviewTitle')}</h2>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          sending.mutate();
        }}
      >
        <StarField value={stars} onChange={setStars} />
        <TextArea
          label={t('reviewText')}
          hint={t('reviewHint')}
          optional
          maxLength={LONGEST_REVIEW}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {sending.error && <FormError>{errorText(sending.error)}</FormError>}
        <Button type="submit" busy={sending.isPending} disabled={stars === undefined}>
          {t('sendReview')}
        </Button>
      </form>
    </Card>
  );
}

function StarField({ value, onChange }: { value: number | undefined; onChange: (stars: number) => void }) {
  const { t } = useTranslation('providers');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-15 font-semibold">{t('reviewStars')}</legend>
      <div className="flex">
        {STARS.map((star) => (
          <label
            key={star}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              required
              checked={value === star}
              onChange={() => onChange(star)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <span className="sr-only">{t('stars', { count: star })}</span>
            <Star
              size={30}
              aria-hidden="true"
              className={value !== undefined && star <= value ? 'fill-mango text-mango' : 'text-line-strong'}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
