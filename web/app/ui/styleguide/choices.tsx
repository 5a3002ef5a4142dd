import type { Place } from '@lakou/contract/user';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Chips } from '../chips.tsx';
import { DateField } from '../date-field.tsx';
import { Dialog } from '../dialog.tsx';
import { FileDrop } from '../file-drop.tsx';
import { PlacePicker } from '../map/place-picker.tsx';
import { Section } from '../section.tsx';
import { Select } from '../select.tsx';
import { StepProgress } from '../step-progress.tsx';
import { TagInput } from '../tag-input.tsx';
import { TextArea } from '../text-area.tsx';

const LANGUAGES = [
  { value: 'ht', title: 'Kreyòl', lang: 'ht' },
  { value: 'fr', title: 'Français', lang: 'fr' },
  { value: 'en', title: 'English', lang: 'en' },
] as const;

/** The fields of longer forms: lists, days, chips, files, places, steps. */
export function Choices() {
  const [day, setDay] = useState('1992-03-04');
  const [spoken, setSpoken] = useState<string[]>(['ht']);
  const [tags, setTags] = useState(['Diabetes', 'Prenatal care']);
  const [file, setFile] = useState<string | null>(null);
  const [places, setPlaces] = useState<Place[]>([{ name: 'Delmas 33', lat: 18.553, lng: -72.302 }]);
  const [open, setOpen] = useState(false);
  return (
    <Section title="Lists, days, chips, files, places">
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Card>
          <div className="grid gap-4">
            <StepProgress titles={['About you', 'Emergency contact', 'Health']} current={1} />
            <Select label="Specialty" icon={Stethoscope} empty="Choose">
              <option>Pediatrics</option>
              <option>Surgery</option>
            </Select>
            <Select label="With an error" empty="Choose" error="Please choose one.">
              <option>Pediatrics</option>
            </Select>
            <Select label="Disabled" disabled>
              <option>Cannot be changed</option>
            </Select>
            <TextArea label="Education" hint="Schools and diplomas." optional />
            <TextArea label="With an error" error="Please fill this in." />
            <DateField label="Date of birth" value={day} onChange={(event) => setDay(event.target.value)} />
          </div>
        </Card>
        <Card>
          <div className="grid gap-4">
            <Chips legend="Languages" options={LANGUAGES} value={spoken} onChange={setSpoken} />
            <Chips
              legend="With an error"
              options={LANGUAGES}
              value={[]}
              onChange={setSpoken}
              error="Choose one."
            />
            <TagInput label="Tags" hint="Enter or a comma adds one." value={tags} onChange={setTags} />
            <FileDrop kind="photo" label="Photo" optional value={file} onChange={setFile} />
            <FileDrop
              kind="document"
              label="Document, there already"
              value="licence.pdf"
              onChange={setFile}
            />
            <FileDrop
              kind="logo"
              label="With an error"
              value={null}
              onChange={setFile}
              error="Please add it."
            />
            <PlacePicker legend="Places" value={places} onChange={setPlaces} />
            <Button variant="secondary" onClick={() => setOpen(true)}>
              Open a dialog
            </Button>
            {open && (
              <Dialog title="A dialog" onClose={() => setOpen(false)} footer={<Button block>Save</Button>}>
                <TextArea label="Something to write" />
              </Dialog>
            )}
          </div>
        </Card>
      </div>
    </Section>
  );
}
