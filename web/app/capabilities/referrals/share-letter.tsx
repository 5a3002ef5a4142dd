import type { LetterLink, Referral } from '@lakou/contract/referrals';
import { LETTER_SPANS } from '@lakou/contract/referrals.rules';
import { formatDateTime } from '@lakou/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { letterLinksQuery } from './referrals.queries.ts';

type Span = (typeof LETTER_SPANS)[number];

/** Makes a link to the letter, and lists those that are open. */
export function ShareLetter({ referral: { id }, onClose }: { referral: Referral; onClose: () => void }) {
  const { t } = useTranslation('referrals');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [span, setSpan] = useState<Span>('7d');
  const [address, setAddress] = useState<string>();
  const making = useMutation({
    mutationFn: () =>
      api('POST /api/data/referrals/:id/links', { params: { id }, body: { expiresIn: span } }),
  });
  async function make() {
    try {
      const { token } = await making.mutateAsync();
      // What follows # is not sent to any server.
      setAddress(`${location.origin}/${lang}/letter#${token}`);
      await queries.invalidateQueries({ queryKey: letterLinksQuery(id).queryKey });
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <div className="grid gap-5">
        <p className="text-ink-soft">{t('share.lead')}</p>
        <ChoiceChips
          legend={t('share.how')}
          name="span"
          value={span}
          onChange={setSpan}
          options={LETTER_SPANS.map((value) => ({ value, title: t(`share.span.${value}`) }))}
        />
        <Button block busy={making.isPending} onClick={() => void make()}>
          {t('share.make')}
        </Button>
        {address && <MadeLink address={address} />}
        <OpenLinks referralId={id} />
      </div>
    </Dialog>
  );
}

function MadeLink({ address }: { address: string }) {
  const { t } = useTranslation('referrals');
  async function copy() {
    await navigator.clipboard.writeText(address);
    toast.success(t('share.copied'));
  }
  return (
    <div className="grid gap-3">
      <TextField label={t('share.link')} readOnly value={address} onFocus={({ target }) => target.select()} />
      <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
    </div>
  );
}

function OpenLinks({ referralId }: { referralId: string }) {
  const { t } = useTranslation('referrals');
  return (
    <Section title={t('share.list')}>
      <QueryState
        query={useQuery(letterLinksQuery(referralId))}
        frame="none"
        isEmpty={(links) => links.length === 0}
        empty={<p className="text-ink-soft">{t('share.none')}</p>}
      >
        {(links) => (
          <ul className="grid gap-2">
            {links.map((link) => (
              <OpenLink key={link.id} link={link} referralId={referralId} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function OpenLink({ link, referralId }: { link: LetterLink; referralId: string }) {
  const { t } = useTranslation('referrals');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const params = { id: referralId, linkId: link.id };
  const closing = useMutation({
    mutationFn: () => api('DELETE /api/data/referrals/:id/links/:linkId', { params }),
  });
  async function close() {
    try {
      await closing.mutateAsync();
      toast.success(t('share.closed'));
    } catch (error) {
      toast.error(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: letterLinksQuery(referralId).queryKey });
  }
  const when = formatDateTime(lang, { at: new Date(link.expiresAt), timeZone: ownTimeZone() }, 'medium');
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-surface px-4 py-2">
      <span>
        {t('share.until', { when })}
        <span className="block text-14 text-ink-soft">{t('share.opens', { count: link.opens })}</span>
      </span>
      <Button variant="ghost" size="sm" icon={Link2Off} busy={closing.isPending} onClick={() => void close()}>
        {t('share.close')}
      </Button>
    </li>
  );
}
