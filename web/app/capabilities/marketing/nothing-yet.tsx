import type { MarketingSection } from '@lakou/contract/marketing.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';

interface NothingYetProps {
  text: string;
  /** The section where the missing part is made. */
  leadTo?: MarketingSection;
  onOpen?: (section: MarketingSection) => void;
}

export function NothingYet({ text, leadTo, onOpen }: NothingYetProps) {
  const { t } = useTranslation('marketing');
  return (
    <EmptyCard
      text={text}
      action={
        leadTo &&
        onOpen && (
          <Button variant="secondary" onClick={() => onOpen(leadTo)}>
            {t(`section.${leadTo}`)}
          </Button>
        )
      }
    />
  );
}
