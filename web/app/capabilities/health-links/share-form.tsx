import { ALWAYS_SHARED, type SectionName, SUMMARY_SECTIONS, sectionOf } from '@lakou/contract/fhir.rules';
import { LINK_LIFETIMES, type LinkLifetime } from '@lakou/contract/health-links.rules';
import Link2 from 'lucide-react/icons/link-2';
import Lock from 'lucide-react/icons/lock';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { RecordBundle } from './health-links.queries.ts';
import { type SharedLink, useShare } from './use-share.ts';

/** How many entries each section has. */
function countSections({ entry }: RecordBundle): ReadonlyMap<SectionName, number> {
  const counts = new Map<SectionName, number>();
  for (const { resource } of entry) {
    const section = sectionOf(resource);
    if (section) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

interface ShareFormProps {
  bundle: RecordBundle;
  onMade: (link: SharedLink) => void;
}

export function ShareForm({ bundle, onMade }: ShareFormProps) {
  const { t } = useTranslation('health-links');
  const errorText = useErrorText();
  const counts = countSections(bundle);
  const offered = SUMMARY_SECTIONS.filter(({ name, required }) => required || counts.has(name));
  const [expiresIn, setExpiresIn] = useState<LinkLifetime>(LINK_LIFETIMES[0]);
  const [withPasscode, setWithPasscode] = useState(true);
  const [left, setLeft] = useState<readonly SectionName[]>([]);
  const sharing = useShare();
  const sections = offered.map(({ name }) => name).filter((name) => !left.includes(name));
  const isSafe = globalThis.isSecureContext;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (sharing.isPending) return;
    const made = await sharing.mutateAsync({ expiresIn, withPasscode, sections }).catch(() => undefined);
    if (made) onMade(made);
  }
  const { error } = sharing;
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-7" noValidate>
      <Card>
        <div className="grid gap-5">
          <ChoiceChips
            legend={t('howLong')}
            name="expiresIn"
            options={LINK_LIFETIMES.map((value) => ({ value, title: t(`lifetime.${value}`) }))}
            value={expiresIn}
            onChange={setExpiresIn}
          />
          <Switch
            label={t('passcode.ask')}
            description={t('passcode.why')}
            checked={withPasscode}
            onChange={(event) => setWithPasscode(event.target.checked)}
          />
        </div>
      </Card>
      <Section title={t('inside')}>
        <ul className="grid gap-2">
          {offered.map(({ name }) => (
            <li key={name}>
              <SectionBox
                name={name}
                count={counts.get(name) ?? 0}
                checked={!left.includes(name)}
                onChange={(isIn) => setLeft(isIn ? left.filter((one) => one !== name) : [...left, name])}
              />
            </li>
          ))}
        </ul>
      </Section>
      {error && <FormError>{error instanceof ApiError ? errorText(error) : t('failed')}</FormError>}
      {!isSafe && <FormError>{t('unsafe')}</FormError>}
      <Button type="submit" block icon={Link2} busy={sharing.isPending} disabled={!isSafe}>
        {t('generate')}
      </Button>
    </form>
  );
}

interface SectionBoxProps {
  name: SectionName;
  count: number;
  checked: boolean;
  onChange: (isIn: boolean) => void;
}

function SectionBox({ name, count, checked, onChange }: SectionBoxProps) {
  const { t } = useTranslation('health-links');
  const { t: say } = useTranslation('fhir');
  const told = count === 0 ? t('nothing') : t('entries', { count });
  if (name === ALWAYS_SHARED)
    return (
      <p className="flex min-h-16 items-center gap-3.5 rounded-control border border-line bg-surface px-3.5 py-3 leading-snug">
        <span className="grid size-7 shrink-0 place-items-center text-ink-soft">
          <Lock size={20} />
        </span>
        <span>
          <span className="block font-semibold">{say(`section.${name}`)}</span>
          <span className="block text-14 text-ink-soft">
            {told} · {t('always')}
          </span>
        </span>
      </p>
    );
  return (
    <Checkbox
      framed
      label={say(`section.${name}`)}
      description={told}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
