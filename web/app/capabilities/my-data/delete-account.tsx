import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function DeleteAccount() {
  const { t } = useTranslation('my-data');
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('delete.title')}>
      <Card>
        <p className="mb-4">{t('delete.what')}</p>
        <Button variant="secondary" icon={Trash2} onClick={() => setAsking(true)}>
          {t('delete.action')}
        </Button>
        {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
      </Card>
    </Section>
  );
}
