import Frown from 'lucide-react/icons/frown';
import Meh from 'lucide-react/icons/meh';
import Smile from 'lucide-react/icons/smile';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ChoiceChips } from '../choice-chips.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FilterChips } from '../filter-chips.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { SearchField } from '../search-field.tsx';
import { Section } from '../section.tsx';
import { Switch } from '../switch.tsx';
import { TextField } from '../text-field.tsx';

const MOODS = [
  { value: 'good', title: 'Good', icon: Smile },
  { value: 'okay', title: 'Okay', icon: Meh },
  { value: 'bad', title: 'Bad', icon: Frown },
] as const;
const TOPICS = [
  { value: 'all', title: 'All topics' },
  { value: 'heart', title: 'Heart and blood pressure' },
  { value: 'child', title: 'Children' },
] as const;

/** Single choices, switches and dialogs. */
export function Picking() {
  const [mood, setMood] = useState<(typeof MOODS)[number]['value']>('okay');
  const [topic, setTopic] = useState<(typeof TOPICS)[number]['value']>('all');
  const [words, setWords] = useState('');
  const [shared, setShared] = useState(true);
  const [open, setOpen] = useState<'form' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Picking, switching, asking">
      <Card>
        <div className="grid gap-4">
          <ChoiceChips
            legend="How do you feel?"
            name="mood"
            options={MOODS}
            value={mood}
            onChange={setMood}
          />
          <FilterChips legend="Topics" titled options={TOPICS} value={topic} onChange={setTopic} />
          <SearchField
            label="Search"
            placeholder="Words to look for"
            clearLabel="Clear"
            value={words}
            onChange={setWords}
          />
          <Switch
            label="Share with those who treat me"
            description="In force at once."
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setOpen('form')}>
              A sheet whose saving fails
            </Button>
            <Button variant="secondary" onClick={() => setOpen('confirm')}>
              A question before a loss
            </Button>
          </div>
        </div>
      </Card>
      {open === 'form' && (
        <FormDialog
          title="Weight"
          save="Save"
          busy={false}
          problem="We could not save it. What you wrote is still here: try again."
          onSave={() => undefined}
          onClose={close}
        >
          <TextField label="Weight (kg)" error="From 20 to 350." defaultValue="1" />
        </FormDialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Remove this entry"
          text="What you wrote on November 15 will be lost."
          keep="Keep it"
          busy={false}
          onConfirm={close}
          onClose={close}
        />
      )}
    </Section>
  );
}
