import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Strength, strengthOf } from './strength.ts';

const LOOKS: Record<Strength, { bars: number; bar: string; ink: string }> = {
  short: { bars: 1, bar: 'bg-hibiscus', ink: 'text-hibiscus-ink' },
  common: { bars: 1, bar: 'bg-hibiscus', ink: 'text-hibiscus-ink' },
  weak: { bars: 1, bar: 'bg-hibiscus', ink: 'text-hibiscus-ink' },
  fair: { bars: 2, bar: 'bg-mango', ink: 'text-mango-ink' },
  strong: { bars: 3, bar: 'bg-leaf', ink: 'text-leaf' },
};

/** The strength of a new password, as bars and text; it warns and never refuses. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('passwords');
  const strength = strengthOf(password);
  const { bars, bar, ink } = LOOKS[strength];
  // The live region is rendered before its text, because screen readers do not announce a region that is added with its
  // text.
  return (
    <div role="status" className={classNames('text-14 font-medium', ink)}>
      {password !== '' && (
        <>
          <div aria-hidden="true" className="mt-2.5 mb-1.5 grid grid-cols-3 gap-1.5">
            {[1, 2, 3].map((place) => (
              <span
                key={place}
                className={classNames('h-1.5 rounded-full', place <= bars ? bar : 'bg-line')}
              />
            ))}
          </div>
          {t(`strength.${strength}`)}
        </>
      )}
    </div>
  );
}
