import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api.ts';
import type { Part } from '../form/part.ts';
import { PartsForm } from '../form/parts-form.tsx';
import { blanksIn } from '../form/problems.ts';
import { useControls } from '../form/use-controls.ts';
import { useForm } from '../form/use-form.ts';
import { Section } from '../section.tsx';
import { Select } from '../select.tsx';
import { TextField } from '../text-field.tsx';
import { toast } from '../toast.ts';

const NOTHING = { fullName: '', town: '', telephone: '' };
type Values = typeof NOTHING;

const WORDS = {
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
  back: 'Back',
  cancel: 'Cancel',
  next: 'Continue',
  finish: 'Save the person',
  save: 'Save',
  failed: () => 'The person was not saved.',
};

/** Stands for a server that refuses a phone number without digits. */
async function save(values: Values): Promise<Values> {
  if (/\d/.test(values.telephone)) return values;
  const fields = [{ path: 'telephone', code: 'phone_invalid' as const }];
  throw new ApiError('invalid_request', 'sample', 400, { fields });
}

export function Forms() {
  const form = useForm<Values>({
    known: NOTHING,
    check: (values) => blanksIn(values, ['fullName', 'telephone']),
  });
  const { text } = useControls(form, (problem) =>
    problem === 'required' ? 'Please fill this in.' : 'This number has no digits.',
  );
  const saving = useMutation({
    mutationFn: save,
    onSuccess: ({ fullName }) => toast.success(`Saved: ${fullName}`),
  });
  const parts: Part<Values>[] = [
    {
      title: 'Who',
      fields: ['fullName', 'town'],
      body: (
        <>
          <TextField label="Full name" required {...text('fullName')} />
          <Select label="Town" {...text('town')}>
            <option value="">Choose a town</option>
            <option value="jacmel">Jacmel</option>
            <option value="hinche">Hinche</option>
          </Select>
        </>
      ),
    },
    {
      title: 'How to call',
      intro: 'Any number with digits is taken.',
      fields: ['telephone'],
      body: <TextField label="Telephone" required {...text('telephone')} />,
    },
  ];
  return (
    <Section title="Form in steps">
      <PartsForm shape="steps" {...{ form, parts, saving }} body={() => form.values} words={WORDS} />
    </Section>
  );
}
