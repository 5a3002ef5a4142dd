import type { AppRequest } from '@lakou/contract/connected-apps';
import { STAYS_DAYS } from '@lakou/contract/connected-apps.rules';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { Ask } from './connected-apps.queries.ts';

/** Who asks, which data, of whom and for how long; then Allow or Refuse. */
export function Consent({ ask, request }: { ask: Ask; request: AppRequest }) {
  const { t } = useTranslation('connected-apps');
  const errorText = useErrorText();
  const user = useUser();
  const [whose, setWhose] = useState<string>(user.id);
  const [isAnswered, setAnswered] = useState(false);
  const { name } = request;
  const allowing = useMutation({
    mutationFn: () => {
      const dependentId = whose === user.id ? null : whose;
      return api('POST /api/apps', { body: { ...ask, dependentId } });
    },
  });
  function leaveFor(address: string) {
    setAnswered(true);
    window.location.assign(address);
  }
  async function allow() {
    const made = await allowing.mutateAsync().catch(() => undefined);
    if (made) leaveFor(made.redirectTo);
  }
  const { error } = allowing;
  return (
    <div className="grid gap-6">
      <Card>
        <div className="grid gap-5">
          <div>
            <h2 className="text-18 font-semibold wrap-anywhere">{t('connect.asks', { name })}</h2>
            <p className="text-14 text-ink-soft wrap-anywhere">
              {t('connect.returnsTo', { place: request.returnsTo })}
            </p>
          </div>
          <DataList data={request.data} />
          <People whose={whose} onChange={setWhose} />
          <div>
            <h3 className="text-15 font-semibold">{t('connect.howLong')}</h3>
            <p>{request.stays ? t('connect.stays', { count: STAYS_DAYS }) : t('connect.hour')}</p>
          </div>
        </div>
      </Card>
      <div className="grid gap-1 text-15 text-ink-soft">
        <p>{t('connect.readsOnly')}</p>
        <p>{t('connect.rules')}</p>
      </div>
      {isAnswered ? (
        <p role="status" className="font-semibold">
          {t('connect.done', { name })}
        </p>
      ) : (
        <div className="grid gap-3">
          {error && !wasGivenUp(error) && <FormError>{errorText(error)}</FormError>}
          <Button block busy={allowing.isPending} onClick={() => void allow()}>
            {t('connect.allow')}
          </Button>
          <Button variant="secondary" block onClick={() => leaveFor(request.refusal)}>
            {t('connect.refuse')}
          </Button>
        </div>
      )}
    </div>
  );
}

function DataList({ data }: Pick<AppRequest, 'data'>) {
  const { t } = useTranslation('connected-apps');
  return (
    <div>
      <h3 className="text-15 font-semibold">{t('connect.data')}</h3>
      <ul className="mt-1.5 grid gap-1">
        {data.map((kind) => (
          <li key={kind} className="flex items-start gap-2">
            <Check size={20} className="mt-0.5 shrink-0 text-leaf-ink" />
            {t(`data.${kind}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function People({ whose, onChange }: { whose: string; onChange: (id: string) => void }) {
  const { t } = useTranslation('connected-apps');
  const { id, name, dependents } = useUser();
  if (!dependents || dependents.length === 0)
    return (
      <div>
        <h3 className="text-15 font-semibold">{t('connect.whose')}</h3>
        <p className="wrap-anywhere">{t('connect.own', { name })}</p>
      </div>
    );
  const people = dependents.map((one) => ({ value: one.id, title: one.name }));
  return (
    <RadioCards
      legend={t('connect.whose')}
      name="whose"
      options={[{ value: id, title: t('connect.own', { name }) }, ...people]}
      value={whose}
      onChange={onChange}
    />
  );
}
