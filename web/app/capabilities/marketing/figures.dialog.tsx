import type { Work } from '@lakou/contract/marketing';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isNumber, readNumber } from './read-number.ts';

type Figures = NonNullable<Work['figures']>;
const MOST: Readonly<Record<keyof Figures, number>> = {
  posts: 1_000_000,
  clickRate: 100,
  topKeywords: 1_000_000,
  health: 100,
};
const NAMES = Object.keys(MOST) as (keyof Figures)[];

interface FiguresDialogProps {
  figures: Figures;
  onUse: (figures: Figures) => void;
  onClose: () => void;
}

/** Replaces the examples by what the person measured elsewhere. */
export function FiguresDialog({ figures, onUse, onClose }: FiguresDialogProps) {
  const { t } = useTranslation('marketing');
  const [typed, setTyped] = useState<Readonly<Record<keyof Figures, string>>>({
    posts: String(figures.posts),
    clickRate: String(figures.clickRate),
    topKeywords: String(figures.topKeywords),
    health: String(figures.health),
  });
  const [tried, setTried] = useState(false);
  const read = (name: keyof Figures) =>
    readNumber(typed[name], { least: 0, most: MOST[name], decimals: name === 'clickRate' ? 1 : 0 });
  function submit() {
    setTried(true);
    if (NAMES.every((name) => isNumber(typed[name])))
      onUse({
        posts: read('posts'),
        clickRate: read('clickRate'),
        topKeywords: read('topKeywords'),
        health: read('health'),
      });
  }
  return (
    <FormDialog
      title={t('changeFigures')}
      save={t('useFigures')}
      busy={false}
      onSave={submit}
      onClose={onClose}
    >
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={t(`figure.${name}`)}
          inputMode="decimal"
          maxLength={9}
          error={tried && !isNumber(typed[name]) ? t('numberMissing') : undefined}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
    </FormDialog>
  );
}
