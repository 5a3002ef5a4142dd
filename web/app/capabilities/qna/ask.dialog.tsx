import { itemsOf } from '@lakou/contract/primitives.rules';
import { LONGEST_TITLE } from '@lakou/contract/qna.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { type Language, languageNames } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { QNA_KEY, similarQuery } from './qna.queries.ts';
import { useAsksFirst } from './use-asks-first.tsx';
import { useTyped } from './use-typed.ts';
import { WritingField } from './writing-field.tsx';

type Specialty = (typeof SPECIALTIES)[number]['value'];

/** Asks a question; shows similar ones while the title is typed, and warns when a patient could be recognised. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('qna');
  const { t: provider } = useTranslation('providers');
  const { id: authorId } = useUser();
  const navigate = useNavigate();
  const empty = { title: '', description: '', specialty: '', tags: '', language: useLanguage() };
  const { values, change, forget } = useTyped('question', empty);
  const { title, description, specialty, tags, language } = values;
  const [tried, setTried] = useState(false);
  const similar = useQuery(similarQuery(useDebounced(title))).data ?? [];
  const { save, isSaving, problem } = useSave(
    async (chosen: Specialty) => {
      const body = { authorId, title, description, specialty: chosen, tags: itemsOf(tags), language };
      const { id } = await api('POST /api/features/qna/questions', { body });
      void navigate(`/app/qna/${id}`);
    },
    { queryKey: QNA_KEY, done: t('posted'), failed: t('postFailed'), onDone: end },
  );
  function end() {
    forget();
    onClose();
  }
  const missing = (value: string) => (tried && !value.trim() ? t('required') : undefined);
  const chosen = SPECIALTIES.find(({ value }) => value === specialty)?.value;
  const { submit: post, question } = useAsksFirst(() => chosen && save(chosen));
  function submit() {
    setTried(true);
    if (title.trim() && description.trim() && chosen) post(`${title}\n${description}`);
  }
  return (
    <FormDialog
      title={t('newTitle')}
      save={t('post')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
      after={question}
    >
      <TextField
        label={t('question')}
        maxLength={LONGEST_TITLE}
        error={missing(title)}
        value={title}
        onChange={({ target }) => change({ title: target.value })}
      />
      {similar.length > 0 && (
        <section className="rounded-card bg-sunken p-4">
          <h3 className="mb-1 text-15 font-semibold">{t('similar')}</h3>
          <ul>
            {similar.map((one) => (
              <li key={one.id}>
                <Link
                  to={`/app/qna/${one.id}`}
                  className="inline-block min-h-11 py-2 text-15 hover:underline"
                >
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WritingField
        label={t('description')}
        hint={t('descriptionHint')}
        rows={6}
        beside={title}
        error={missing(description)}
        value={description}
        onChange={(text) => change({ description: text })}
      />
      <Select
        label={t('specialty')}
        empty={t('chooseSpecialty')}
        error={missing(specialty)}
        value={specialty}
        onChange={({ target }) => change({ specialty: target.value })}
      >
        {SPECIALTIES.map(({ value, name }) => (
          <option key={value} value={value}>
            {provider(`specialties.${name}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('tags')}
        hint={t('tagsHint')}
        optional
        maxLength={200}
        value={tags}
        onChange={({ target }) => change({ tags: target.value })}
      />
      <Select
        label={t('language')}
        value={language}
        onChange={({ target }) => change({ language: target.value as Language })}
      >
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </FormDialog>
  );
}
