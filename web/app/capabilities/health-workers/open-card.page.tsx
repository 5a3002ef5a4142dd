import type { CardSecret } from '@lakou/contract/health-workers';
import { CARD_CODE_LENGTH, isCardCode, readCardCode } from '@lakou/contract/health-workers.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cardTokenIn } from './card-token.ts';
import { HEALTH_WORKERS_KEY } from './health-workers.queries.ts';
import { ScanCard } from './scan-card.tsx';

export const clientLoader = needsWords('health-workers');

/** Opens the person of a card: by the camera, by its code, or by the address that its QR code holds. */
export default function OpenCard() {
  const { t } = useTranslation('health-workers');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { pathname, hash } = useLocation();
  const open = useMutation({
    mutationFn: (body: CardSecret) => api('POST /api/health-workers/cards/open', { body }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: HEALTH_WORKERS_KEY });
      await navigate(`/app/community/${id}`, { replace: true });
    },
  });
  const token = cardTokenIn(pathname + hash);
  const tried = useRef('');
  const { mutate } = open;
  useEffect(() => {
    if (!token || tried.current === token) return;
    tried.current = token;
    mutate({ token });
  }, [token, mutate]);
  const isUnknown = open.error instanceof ApiError && open.error.status === 404;
  return (
    <Sections>
      <title>{t('openCard')}</title>
      <p>
        <BackLink to="/app/community">{t('back')}</BackLink>
      </p>
      <PageTitle>{t('openCard')}</PageTitle>
      {open.error && <FormError>{isUnknown ? t('cardUnknown') : errorText(open.error)}</FormError>}
      <ScanCard onToken={(found) => mutate({ token: found })} />
      <Card>
        <CodeForm busy={open.isPending} onCode={(code) => mutate({ code })} />
      </Card>
    </Sections>
  );
}

function CodeForm({ busy, onCode }: { busy: boolean; onCode: (code: string) => void }) {
  const { t } = useTranslation('health-workers');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const code = readCardCode(typed);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isCardCode(code) && !busy) onCode(code);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={tried && !isCardCode(code) ? t('codeWrong', { count: CARD_CODE_LENGTH }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('open')}
      </Button>
    </form>
  );
}
