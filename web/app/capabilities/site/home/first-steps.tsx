import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { BookingSample } from './booking-sample.tsx';
import { FamilySample } from './family-sample.tsx';
import { RecordSample } from './record-sample.tsx';
import { SectionTitle } from './section-title.tsx';

export function FirstSteps() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap py-14 lg:py-20">
      <SectionTitle>{t('steps.title')}</SectionTitle>
      <ol className="grid gap-8 lg:grid-cols-3 lg:gap-6">
        <Step
          number={1}
          title={t('steps.accountTitle')}
          text={t('steps.accountText')}
          picture={t('steps.accountPicture')}
        >
          <FamilySample />
        </Step>
        <Step
          number={2}
          title={t('steps.bookTitle')}
          text={t('steps.bookText')}
          picture={t('steps.bookPicture')}
        >
          <BookingSample />
        </Step>
        <Step
          number={3}
          title={t('steps.careTitle')}
          text={t('steps.careText')}
          picture={t('steps.carePicture')}
        >
          <RecordSample />
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  /** A description of the drawn screen, for screen readers. */
  picture: string;
  children: ReactNode;
}

function Step({ number, title, text, picture, children }: StepProps) {
  return (
    <li className="items-center gap-6 md:max-lg:grid md:max-lg:grid-cols-2">
      <div
        role="img"
        aria-label={picture}
        className="grid content-center rounded-card border border-line bg-surface p-4 lg:min-h-64 lg:p-5"
      >
        {children}
      </div>
      <div>
        <h3 className="mt-4 flex items-center gap-2.5 text-18">
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-ink text-15 text-ground">
            {number}
          </span>
          {title}
        </h3>
        <p className="mt-1.5 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
