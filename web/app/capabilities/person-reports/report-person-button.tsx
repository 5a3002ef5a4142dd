import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ReportPersonDialog } from './report-person.dialog.tsx';

/** Asks what a person did, on the page about them. */
export function ReportPersonButton({ person }: { person: { readonly id: string; readonly name: string } }) {
  const { t } = useTranslation('person-reports');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={Flag} onClick={() => setAsking(true)}>
        {t('report')}
      </Button>
      {asking && <ReportPersonDialog person={person} onClose={() => setAsking(false)} />}
    </>
  );
}
