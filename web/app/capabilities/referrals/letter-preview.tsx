import { useId } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { useDay } from './use-day.ts';
import type { NewReferralValues } from './use-new-referral.ts';

const opened = new Date().toISOString();

/** The letter as it will be, in the sender's language; the patient's is added to the PDF. */
export function LetterPreview({ values }: { values: NewReferralValues }) {
  const { t } = useTranslation('referrals');
  const { t: letter } = useTranslation('referral-letter');
  const day = useDay();
  const { name } = useUser();
  const id = useId();
  const { person, destination, reason, symptoms, diagnosis, priority, attachments } = values;
  const facts = [
    [letter('patient'), person?.name],
    [letter('from'), name],
    [letter('to'), destination?.name],
    [letter('date'), day(opened)],
    [letter('priority'), letter(`priorities.${priority}`)],
  ] as const;
  const attached = attachments.map(({ title }) => `• ${title}`).join('\n');
  const parts = [
    [letter('reason'), reason],
    [letter('symptoms'), symptoms],
    [letter('diagnosis'), diagnosis],
    [letter('attachments'), attached || letter('noAttachments')],
  ] as const;
  return (
    <section aria-labelledby={id} className="hidden lg:sticky lg:top-20 lg:grid lg:gap-3">
      <h2 id={id} className="text-18">
        {t('form.preview')}
      </h2>
      <div className="rounded-card border border-line bg-surface p-8 shadow-raised">
        <p className="text-22 font-extrabold">{letter('title')}</p>
        <dl className="mt-4 grid grid-cols-[8rem_1fr] gap-y-1.5 border-y border-line py-4 text-15">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-h-6 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {parts.map(
          ([label, text]) =>
            text && (
              <div key={label} className="mt-4">
                <p className="font-semibold">{label}</p>
                <p className="text-15 whitespace-pre-wrap wrap-anywhere">{text}</p>
              </div>
            ),
        )}
      </div>
    </section>
  );
}
