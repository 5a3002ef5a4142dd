import type { Prescription } from '@lakou/contract/prescriptions';
import type { NoteDraft, NoteTexts, SentCarried, VisitNote } from '@lakou/contract/visit-notes';
import { LONGEST_NOTE_TEXT, LONGEST_REASON } from '@lakou/contract/visit-notes.rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { prescriptionsQuery } from '../prescriptions/prescriptions.queries.ts';
import { type CarriedOver, toolboxAddress } from '../toolbox/toolbox-address.ts';
import { AssessmentField } from './assessment-field.tsx';
import { CarriedMarks } from './carried-marks.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { EditorBar } from './editor-bar.tsx';
import { NoteHead } from './note-head.tsx';
import { NoteTextArea } from './note-text-area.tsx';
import { PrescribedList } from './prescribed-list.tsx';
import { TemplatePicker, withTemplate } from './template-picker.tsx';
import { useInsertions } from './use-insertions.ts';
import { useNoteSaver } from './use-note-saver.ts';
import { useLatestVitals } from './use-vitals.ts';
import { useVoiceNotes } from './use-voice-notes.ts';
import { signedNotesQuery } from './visit-notes.queries.ts';
import { VoiceNotes } from './voice-notes.tsx';

const isActive = ({ status }: Prescription) => status === 'active';

/** What a code is looked for: the diagnosis that has none yet, else the reason for the visit. */
const wordsForCodes = ({ assessment, reason }: NoteDraft): string =>
  assessment.find(({ code, text }) => code === null && text.trim())?.text.trim() ?? reason.trim();

interface NoteEditorProps {
  note: VisitNote;
  /** In a narrow panel of another screen, which is told when the draft was thrown away. */
  panel?: { readonly onDiscarded: () => void };
}

/** The draft, with the person's chart beside it; it saves itself. */
export function NoteEditor({ note, panel }: NoteEditorProps) {
  const { t } = useTranslation('visit-notes');
  const { saver, state } = useNoteSaver(note);
  const { draft } = state;
  const person = { patientId: note.patientId, dependentId: note.dependentId ?? undefined };
  const signed = useQuery(signedNotesQuery(person));
  const earlier = signed.data ?? [];
  const { data: pages, error, isFetching, refetch } = useInfiniteQuery(prescriptionsQuery(person));
  const medicines = pages?.pages.flat().filter(isActive);
  const vitals = useLatestVitals(person);
  const voices = useVoiceNotes(note);
  const insertions = useInsertions(vitals.data ?? []);
  const change = (part: Partial<NoteDraft>) => saver.change(part);
  function carry(carried: SentCarried) {
    const { section, text } = carried;
    if (draft[section].includes(text)) return;
    change({
      [section]: [draft[section].trim(), text].filter(Boolean).join('\n'),
      carried: [...draft.carried, carried],
    });
  }
  const area = (section: keyof NoteTexts, rows: number, hint?: string) => (
    <div>
      <NoteTextArea
        label={t(`section.${section}`)}
        hint={hint}
        rows={rows}
        value={draft[section]}
        maxLength={section === 'reason' ? LONGEST_REASON : LONGEST_NOTE_TEXT}
        insertions={insertions(section)}
        onChange={(text) => change({ [section]: text })}
      />
      <CarriedMarks section={section} text={draft[section]} carried={draft.carried} earlier={earlier} />
    </div>
  );
  const chart = (
    <ChartPanel
      vitals={vitals}
      medicines={{ data: medicines, error, isFetching, refetch }}
      earlier={signed}
      onCarry={carry}
    />
  );
  const templates = <TemplatePicker onPick={(template) => change(withTemplate(draft, template))} />;
  return (
    <div className={classNames('grid gap-6', !panel && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}>
      <div className="grid min-w-0 content-start gap-6">
        {panel ? templates : <NoteHead note={note}>{templates}</NoteHead>}
        {state.theirs && <ConflictCard theirs={state.theirs} onChoose={(which) => saver.resolve(which)} />}
        <div className={panel ? '' : 'lg:hidden'}>
          <Disclosure title={t('chart.title')}>{chart}</Disclosure>
        </div>
        {area('reason', 2, t('slashHint'))}
        {area('history', 3)}
        {area('findings', 4)}
        <div className="grid gap-3">
          <AssessmentField value={draft.assessment} onChange={(assessment) => change({ assessment })} />
          {!panel && (
            <p>
              <TextLink
                to={toolboxAddress('codes', person)}
                state={{ words: wordsForCodes(draft) } satisfies CarriedOver}
              >
                {t('searchCodes')}
              </TextLink>
            </p>
          )}
        </div>
        {area('plan', 4, t('planHint'))}
        <PrescribedList
          person={person}
          value={draft.prescribed}
          current={(medicines ?? []).map(({ drug }) => drug)}
          onChange={(prescribed) => change({ prescribed })}
        />
        {!panel && (
          <p>
            <TextLink
              to={toolboxAddress('interactions', person)}
              state={{ drugs: draft.prescribed.map(({ drug }) => drug) } satisfies CarriedOver}
            >
              {t('checkInteractions')}
            </TextLink>
          </p>
        )}
        <VoiceNotes note={note} voices={voices} />
        <EditorBar
          note={note}
          saver={saver}
          state={state}
          whyNotYet={voices.isUnfinished ? t('voiceFirst') : undefined}
          earlier={signed}
          panel={panel}
        />
      </div>
      {!panel && (
        <aside aria-label={t('chart.title')} className="hidden lg:block">
          <div className="sticky top-4 max-h-[calc(100dvh-5.5rem)] overflow-y-auto rounded-card bg-sunken p-4">
            {chart}
          </div>
        </aside>
      )}
    </div>
  );
}
