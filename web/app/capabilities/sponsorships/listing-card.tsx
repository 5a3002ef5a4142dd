import type { SponsorshipListing } from '@lakou/contract/sponsorships';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast.ts';
import { ListingDialog } from './listing.dialog.tsx';
import { ownListingQuery, SPONSORSHIPS_KEY } from './sponsorships.queries.ts';

/** Whether the patient is on the list of those who ask, and what is shown there. */
export function ListingCard() {
  const { t } = useTranslation('sponsor-consent');
  return (
    <QueryState query={useQuery(ownListingQuery)} failed={t('loadFailed')}>
      {({ listing }) => <Listing listing={listing} />}
    </QueryState>
  );
}

function Listing({ listing }: { listing: SponsorshipListing | null }) {
  const { t } = useTranslation('sponsor-consent');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const removing = useMutation({
    mutationFn: async () => {
      await api('DELETE /api/features/sponsorship-listing');
      await queries.invalidateQueries({ queryKey: SPONSORSHIPS_KEY });
      toast.success(t('unlisted'));
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <Card>
      <p className="text-15 text-ink-soft">{t('listingText')}</p>
      {listing && (
        <div className="mt-3 grid gap-0.5">
          <p className="font-semibold">{t('listingOn')}</p>
          <p className="font-bold wrap-anywhere">{listing.shownName}</p>
          {listing.place && <p className="text-15 wrap-anywhere">{listing.place}</p>}
          {listing.about && <p className="whitespace-pre-line wrap-anywhere">{listing.about}</p>}
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
          {t(listing ? 'edit' : 'ask')}
        </Button>
        {listing && (
          <Button variant="ghost" size="sm" busy={removing.isPending} onClick={() => removing.mutate()}>
            {t('remove')}
          </Button>
        )}
      </div>
      {editing && <ListingDialog listing={listing} onClose={() => setEditing(false)} />}
    </Card>
  );
}
