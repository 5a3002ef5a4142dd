import type { BoughtPackage } from '@lakou/contract/packages';
import { formatMoney } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { usePackageName } from '../package-offers/package-name.ts';
import { PACKAGES_KEY } from '../package-offers/package-offers.queries.ts';

/** Ends a package, after saying what goes back; visits to come are cancelled first. */
export function EndPackage({ bought }: { bought: BoughtPackage }) {
  const { t } = useTranslation('packages');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const nameOf = usePackageName();
  const isPatient = useUser().id === bought.patientId;
  const [asking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: () => api('POST /api/packages/:id/end', { params: { id: bought.id } }),
    onSuccess: () => {
      setAsking(false);
      toast.success(t('ended'));
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: PACKAGES_KEY }),
  });
  if (bought.toCome > 0)
    return <p className="text-15 text-ink-soft">{t('endFirst', { count: bought.toCome })}</p>;
  const amount = formatMoney(lang, Math.round(bought.refund * 100), 'USD');
  const text = () => {
    if (bought.refund === 0) return t('endNothing');
    return t(isPatient ? 'endText' : 'endTextProvider', { amount });
  };
  return (
    <>
      <Button variant="ghost" block onClick={() => setAsking(true)}>
        {t('endIt')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('endIt')}
          about={nameOf(bought)}
          text={text()}
          keep={t('keep')}
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
