import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { AskForm } from './ask-form.tsx';
import { OwnRequests } from './own-requests.tsx';

export const clientLoader = needsWords('care-requests', 'bookings');

/** A patient asks openly for care, and sees what became of earlier requests. */
export default function AskForCare() {
  const { t } = useTranslation('care-requests');
  return (
    <div className="max-w-160">
      <title>{t('askTitle')}</title>
      <Sections>
        <div className="grid gap-3">
          <PageTitle>{t('askTitle')}</PageTitle>
          <p className="text-ink-soft">{t('askIntro')}</p>
        </div>
        <AskForm />
        <OwnRequests />
      </Sections>
    </div>
  );
}
