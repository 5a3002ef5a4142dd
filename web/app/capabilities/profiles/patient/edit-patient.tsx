import type { User } from '@lakou/contract';
import { LONGEST_NAME } from '@lakou/contract/primitives.rules';
import type { UserChanges } from '@lakou/contract/profiles';
import { type SubmitEvent, useId } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Form, type Name, useForm } from '../../../ui/form/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { translateFault } from '../form/problems.ts';
import { useChange } from '../form/save.ts';
import { SaveProblem } from '../form/save-problem.tsx';
import { useProfileControls } from '../form/use-profile-controls.ts';
import { LanguageField } from '../language-field.tsx';
import {
  BirthFields,
  CivilFields,
  ContactFields,
  EmergencyFields,
  HealthFields,
  PatientFiles,
} from './patient-fields.tsx';
import {
  aboutChanges,
  checkPatient,
  contactChanges,
  emergencyChanges,
  type PatientValues,
  patientValues,
} from './patient-values.ts';

export type PatientPart = 'contact' | 'about' | 'emergency';

interface Piece {
  fields: readonly Name<PatientValues>[];
  /** Sends only the fields of the dialog, because others may have been changed elsewhere. */
  changes: (values: PatientValues) => UserChanges;
  Body: (props: { form: Form<PatientValues> }) => React.ReactNode;
}

const PIECES: Record<PatientPart, Piece> = {
  contact: { fields: ['phone', 'address'], changes: contactChanges, Body: ContactFields },
  about: {
    fields: ['name', 'dateOfBirth', 'profilePhotoUrl', 'idVerificationUrl'],
    changes: (values) => ({ ...aboutChanges(values), name: values.name.trim() }),
    Body: AboutFields,
  },
  emergency: {
    fields: ['emergencyContact.name', 'emergencyContact.phone', 'emergencyContact.address'],
    changes: emergencyChanges,
    Body: EmergencyFields,
  },
};

/** Edits one part of the personal information in a dialog. */
export function EditPatient({ user, part, onClose }: { user: User; part: PatientPart; onClose: () => void }) {
  const { t } = useTranslation('profiles');
  const id = useId();
  const { fields, changes, Body } = PIECES[part];
  const form = useForm({
    known: patientValues(user),
    check: (values) => checkPatient(values, dayHere(new Date())),
    translate: translateFault,
  });
  const saving = useChange(user.id, onClose);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!form.firstProblem(fields))
      saving.mutate(changes(form.values), { onError: (error) => form.refuse(error) });
  }
  return (
    <Dialog
      title={t(`parts.${part}`)}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          <SaveProblem error={saving.error} />
          <Button type="submit" form={id} block busy={saving.isPending}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <Body form={form} />
      </form>
    </Dialog>
  );
}

function AboutFields({ form }: { form: Form<PatientValues> }) {
  const { t } = useTranslation('profiles');
  const { text } = useProfileControls(form);
  return (
    <>
      <TextField
        label={t('fullName')}
        autoComplete="name"
        maxLength={LONGEST_NAME}
        required
        {...text('name')}
      />
      <BirthFields form={form} />
      <CivilFields form={form} />
      <LanguageField />
      <HealthFields form={form} />
      <PatientFiles form={form} />
    </>
  );
}
