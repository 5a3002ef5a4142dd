import type { MedicalImage } from '@lakou/contract/images';
import { formatDateTime } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import { useFileSize } from './file-size.ts';
import { imagesKey } from './images.queries.ts';

interface ImageDetailsProps {
  image: MedicalImage;
  /** Where one goes once it is deleted. */
  gallery: string;
}

/** When it was added, the file itself with its size, and deleting it. */
export function ImageDetails({ image, gallery }: ImageDetailsProps) {
  const { t } = useTranslation('images');
  const lang = useLanguage();
  const sizeOf = useFileSize();
  const user = useUser();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const size = sizeOf(image.size);
  const date = formatDateTime(lang, { at: new Date(image.uploadedAt), timeZone }, 'medium');
  return (
    <div className="grid gap-3">
      <p className="text-15 text-ink-soft">{t('viewer.added', { date })}</p>
      <div className="flex flex-wrap gap-2">
        <FileLink address={image.url} text={t('viewer.download', { size })} />
        {image.dicom && image.patientId === user.id && (
          <FileLink address={`${image.url}?identity=1`} text={t('viewer.downloadNamed', { size })} />
        )}
        {image.uploadedBy === user.id && <Remove image={image} gallery={gallery} />}
      </div>
    </div>
  );
}

const FileLink = ({ address, text }: { address: string; text: string }) => (
  <a href={address} download className={buttonLook({ variant: 'secondary' })}>
    <span className="flex items-center gap-2">
      <Download size={20} className="shrink-0" />
      {text}
    </span>
  </a>
);

function Remove({ image, gallery }: ImageDetailsProps) {
  const { t } = useTranslation('images');
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/data/images/:id', { params: { id: image.id } }),
  });
  async function confirm() {
    try {
      await remove.mutateAsync();
    } catch {
      setAsking(false);
      return;
    }
    toast.success(t('viewer.deleted'));
    await navigate(gallery, { replace: true });
    await client.invalidateQueries({ queryKey: imagesKey(image.patientId) });
  }
  return (
    <>
      <Button variant="ghost" icon={Trash2} onClick={() => setAsking(true)}>
        {t('viewer.delete')}
      </Button>
      {remove.error && <FormError>{errorText(remove.error)}</FormError>}
      {asking && (
        <ConfirmDialog
          title={t('viewer.deleteTitle')}
          text={t('viewer.deleteText')}
          keep={t('viewer.keep')}
          busy={remove.isPending}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
