import { LONGEST_HTML } from '@lakou/contract/marketing.rules';
import { type Audit, auditFacts } from '@lakou/contract/marketing-audit.rules';
import { readPage } from '@lakou/contract/marketing-html.rules';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AllPages } from './all-pages.tsx';
import { AuditResults } from './audit-results.tsx';
import { ownPath } from './own-path.ts';
import type { SectionProps } from './section-props.ts';

/** The twelve rules on one of our pages, on pasted HTML, and on all public pages. */
export function AuditSection({ project }: SectionProps) {
  return (
    <>
      <OwnPageAudit />
      <PastedAudit host={project.domain} />
      <AllPages />
    </>
  );
}

function OwnPageAudit() {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const errorText = useErrorText();
  const [address, setAddress] = useState(`/${lang}`);
  const [isForeign, setForeign] = useState(false);
  const auditing = useMutation({
    mutationFn: (path: string) => api('GET /api/admin/marketing/audits/page', { query: { path } }),
  });
  function audit(event: SubmitEvent) {
    event.preventDefault();
    const path = ownPath(address, location.origin);
    setForeign(!path);
    if (path && !auditing.isPending) auditing.mutate(path);
  }
  const { error } = auditing;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <section className="grid gap-3">
      <h3 className="text-18 font-bold">{t('auditOwn')}</h3>
      <form noValidate onSubmit={audit} className="grid gap-3">
        <TextField
          label={t('auditAddress')}
          hint={t('auditAddressHint', { example: `/${lang}/about` })}
          inputMode="url"
          autoCapitalize="none"
          maxLength={300}
          error={isForeign || isMissing ? t('notOurs') : undefined}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button type="submit" busy={auditing.isPending}>
          {t('auditPage')}
        </Button>
      </form>
      {error && !isMissing && <FormError>{errorText(error)}</FormError>}
      {auditing.data && <AuditResults name={auditing.data.path} audit={auditing.data} />}
    </section>
  );
}

function PastedAudit({ host }: { host: string }) {
  const { t } = useTranslation('marketing');
  const [html, setHtml] = useState('');
  const [audit, setAudit] = useState<Audit>();
  return (
    <section className="grid gap-3">
      <h3 className="text-18 font-bold">{t('auditPasted')}</h3>
      <TextArea
        label={t('html')}
        hint={t('htmlHint')}
        rows={5}
        maxLength={LONGEST_HTML}
        spellCheck={false}
        value={html}
        onChange={({ target }) => setHtml(target.value)}
      />
      <Button
        variant="secondary"
        disabled={html.trim() === ''}
        onClick={() => setAudit(auditFacts(readPage(html, host)))}
      >
        {t('auditHtml')}
      </Button>
      {audit && <AuditResults name={t('auditPasted')} audit={audit} />}
    </section>
  );
}
