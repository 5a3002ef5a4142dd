import { LONGEST_DRUG_NAME } from '@lakou/contract/toolbox.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { TagInput } from '../../ui/tag-input.tsx';

interface DrugsFieldProps {
  value: string[];
  onChange: (drugs: string[]) => void;
}

/** Names of medicines to compare. */
export function DrugsField({ value, onChange }: DrugsFieldProps) {
  const { t } = useTranslation('toolbox');
  return (
    <TagInput
      label={t('drugs')}
      hint={t('drugsHint')}
      value={value}
      onChange={onChange}
      maxLength={LONGEST_DRUG_NAME}
    />
  );
}
