import type { Referral } from '@lakou/contract/referrals';
import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';
import { fetchLetter } from './fetch-letter.ts';

export function DownloadLetter({ referral: { id, createdAt } }: { referral: Referral }) {
  const { t } = useTranslation('referrals');
  const lang = useLanguage();
  const errorText = useErrorText();
  const saving = useMutation({ mutationFn: () => fetchLetter(id, lang) });
  async function save() {
    try {
      saveFile(`${t('fileName')}-${createdAt.slice(0, 10)}.pdf`, await saving.mutateAsync());
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  return (
    <Button variant="secondary" icon={FileDown} busy={saving.isPending} onClick={() => void save()}>
      {t('download')}
    </Button>
  );
}
