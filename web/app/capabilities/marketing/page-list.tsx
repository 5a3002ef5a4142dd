import type { Work } from '@lakou/contract/marketing';
import { MOST_PAGES } from '@lakou/contract/marketing.rules';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Pages = Work['pages'];
const EMPTY = { url: '', title: '', topic: '' };

/** The own pages, which clusters, briefs and links lead to. */
export function PageList({ pages, onChange }: { pages: Pages; onChange: (pages: Pages) => void }) {
  const { t } = useTranslation('marketing');
  const [open, setOpen] = useState<{ page: Pages[number]; at: number }>();
  function use(page: Pages[number]) {
    const at = open?.at ?? pages.length;
    const changed = [...pages.slice(0, at), page, ...pages.slice(at + 1)];
    // One address is there once: what was typed last counts.
    onChange(changed.filter((one, index) => index === at || one.url !== page.url));
    setOpen(undefined);
  }
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-18 font-bold">{t('pages')}</h3>
        {pages.length < MOST_PAGES && (
          <Button variant="secondary" icon={Plus} onClick={() => setOpen({ page: EMPTY, at: pages.length })}>
            {t('addPage')}
          </Button>
        )}
      </div>
      <p className="text-14 text-ink-soft">{t('pagesText')}</p>
      {pages.length === 0 ? (
        <Card>
          <p>{t('noPages')}</p>
        </Card>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {pages.map((page, at) => (
            <li key={page.url} className="flex items-center border-line not-first:border-t">
              <button
                type="button"
                className="min-h-11 min-w-0 grow p-4 text-left hover:bg-sunken"
                onClick={() => setOpen({ page, at })}
              >
                <span className="block font-semibold wrap-anywhere">{page.title}</span>
                <span className="block text-14 text-ink-soft wrap-anywhere">
                  {[page.url, page.topic].filter(Boolean).join(' · ')}
                </span>
              </button>
              <IconButton
                icon={Trash2}
                label={t('remove', { name: page.title })}
                onClick={() => onChange(pages.filter((_, index) => index !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <PageDialog
          title={t(open.at < pages.length ? 'changePage' : 'addPage')}
          page={open.page}
          onUse={use}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

interface PageDialogProps {
  title: string;
  page: Pages[number];
  onUse: (page: Pages[number]) => void;
  onClose: () => void;
}

function PageDialog({ title, page, onUse, onClose }: PageDialogProps) {
  const { t } = useTranslation('marketing');
  const [draft, setDraft] = useState(page);
  const [tried, setTried] = useState(false);
  const missing = (text: string) => (tried && text.trim() === '' ? t('fieldMissing') : undefined);
  function submit() {
    setTried(true);
    if (draft.url.trim() && draft.title.trim()) onUse(draft);
  }
  return (
    <FormDialog title={title} save={title} busy={false} onSave={submit} onClose={onClose}>
      <TextField
        label={t('url')}
        inputMode="url"
        autoCapitalize="none"
        maxLength={500}
        error={missing(draft.url)}
        value={draft.url}
        onChange={({ target }) => setDraft({ ...draft, url: target.value })}
      />
      <TextField
        label={t('pageTitle')}
        maxLength={200}
        error={missing(draft.title)}
        value={draft.title}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <TextField
        label={t('topic')}
        optional
        maxLength={200}
        value={draft.topic}
        onChange={({ target }) => setDraft({ ...draft, topic: target.value })}
      />
    </FormDialog>
  );
}
