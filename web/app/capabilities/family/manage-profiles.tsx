import { ADULT_YEARS } from '@lakou/contract/profiles.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere, yearsBefore } from '#platform/time/days.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberUser } from '../profiles/profiles.queries.ts';
import { DraftForm } from './draft-form.tsx';
import { type Draft, draftOf, newDraft, withDraft } from './drafts.ts';
import { addAllergies, putFamily, withIds } from './save-family.ts';

/** The list of dependents, which is edited first and saved as a whole. */
export function ManageProfiles({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('family');
  const errorText = useErrorText();
  const user = useUser();
  const queries = useQueryClient();
  const [kept] = useState(() => (user.dependents ?? []).map(draftOf));
  const [list, setList] = useState(kept);
  const [draft, setDraft] = useState<Draft>();
  const [leaving, setLeaving] = useState(false);
  const changed = list.length !== kept.length || list.some((person, index) => person !== kept[index]);
  const saving = useMutation({
    mutationFn: async () => {
      const saved = await putFamily(user.id, list);
      rememberUser(queries, saved);
      // A second try must not add them again.
      const people = withIds(list, saved.dependents);
      setList(people);
      for (const person of people) await addAllergies(user.id, person);
    },
    onSuccess: () => {
      toast.success(t('saved'));
      onClose();
    },
  });
  const adultBirth = yearsBefore(dayHere(new Date()), ADULT_YEARS);
  const start = () => setDraft(newDraft(dayHere(new Date()), crypto.randomUUID()));
  return (
    <Dialog
      title={draft ? t(draft.name ? 'edit' : 'add') : t('title')}
      onClose={() => {
        if (draft) setDraft(undefined);
        else if (changed) setLeaving(true);
        else onClose();
      }}
      footer={
        !draft && (
          <div className="grid gap-3">
            {saving.error && <FormError>{errorText(saving.error)}</FormError>}
            {changed && !saving.error && <p className="text-center text-14 text-ink-soft">{t('unsaved')}</p>}
            <Button block busy={saving.isPending} onClick={() => saving.mutate()}>
              {t('saveAll')}
            </Button>
          </div>
        )
      }
    >
      {draft ? (
        <DraftForm
          draft={draft}
          onCancel={() => setDraft(undefined)}
          onSave={(saved) => {
            setList((before) => withDraft(before, saved));
            setDraft(undefined);
          }}
        />
      ) : (
        <div className="grid gap-4">
          {list.length === 0 && <EmptyState drawing={<House />} text={t('empty')} />}
          <ul className="grid gap-3 empty:hidden">
            {list.map((person) => (
              <DraftRow
                key={person.key}
                person={person}
                onEdit={() => setDraft(person)}
                onRemove={() => setList((before) => before.filter(({ key }) => key !== person.key))}
              />
            ))}
          </ul>
          <p className="text-14 text-ink-soft">{t('note')}</p>
          {kept.some(({ dateOfBirth }) => dateOfBirth <= adultBirth) && (
            <p>
              <TextLink to="/app/hand-overs">{t('handOver')}</TextLink>
            </p>
          )}
          {/* Gets the focus after a form closes, instead of the top of the page. */}
          <Button variant="secondary" icon={UserRoundPlus} block autoFocus onClick={start}>
            {t('add')}
          </Button>
        </div>
      )}
      {leaving && (
        <ConfirmDialog
          title={t('leave')}
          text={t('leaveText')}
          keep={t('stay')}
          busy={false}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}

function DraftRow({ person, onEdit, onRemove }: { person: Draft; onEdit: () => void; onRemove: () => void }) {
  const { t } = useTranslation('family');
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface p-3">
      <Avatar
        name={person.name}
        photo={person.profilePictureUrl ? thumbnailOf(person.profilePictureUrl) : undefined}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{person.name}</p>
        <p className="text-14 text-ink-soft">{t(`relation.${person.relationship}`)}</p>
      </div>
      <IconButton icon={Pencil} label={t('editOne', { name: person.name })} onClick={onEdit} />
      <IconButton icon={Trash2} label={t('removeOne', { name: person.name })} onClick={onRemove} />
    </li>
  );
}
