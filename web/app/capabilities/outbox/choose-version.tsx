import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { changeItem, discardItem } from '../../platform/outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { seenIn } from './seen-in.ts';
import { Version } from './version.tsx';

/** Both versions side by side, and the choice between them; nothing is lost before it. */
export function ChooseVersion({ item }: { item: StoredItem }) {
  const { t } = useTranslation('outbox');
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const saved = item.refusal?.saved ?? null;
  async function choose(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      setProblem(errorText(error as Error));
    }
  }
  return (
    <section className="mt-2 grid gap-3">
      <h4 className="text-15 font-bold">{t('conflict.title')}</h4>
      <div className="grid gap-3 md:grid-cols-2">
        <Side title={t('conflict.mine')}>
          <Version item={item} values={item.body} />
        </Side>
        <Side title={t('conflict.saved')}>
          {saved ? <Version item={item} values={saved} /> : <p>{t('conflict.takenBack')}</p>}
        </Side>
      </div>
      {problem && <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => void choose(() => changeItem(item, { seen: seenIn(item.kind, saved) }))}
        >
          {t('conflict.keepMine')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void choose(() => discardItem(item))}>
          {t('conflict.keepOther')}
        </Button>
      </div>
    </section>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken p-3">
      <h5 className="mb-1 text-14 text-ink-soft">{title}</h5>
      {children}
    </div>
  );
}
