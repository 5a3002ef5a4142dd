import type { Work } from '@lakou/contract/marketing';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Questions = Work['schema']['questions'];

interface QuestionFieldsProps {
  questions: Questions;
  most: number;
  onChange: (questions: Questions) => void;
}

export function QuestionFields({ questions, most, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation('marketing');
  const rows = questions.map((row, at) => ({ row, at, number: at + 1 }));
  return (
    <>
      {rows.map(({ row, at, number }) => (
        <Card key={number}>
          <div className="grid gap-4">
            <TextField
              label={t('question', { number })}
              maxLength={300}
              value={row.question}
              onChange={({ target }) => onChange(questions.with(at, { ...row, question: target.value }))}
            />
            <TextArea
              label={t('answer', { number })}
              maxLength={2000}
              value={row.answer}
              onChange={({ target }) => onChange(questions.with(at, { ...row, answer: target.value }))}
            />
            <div>
              <Button
                variant="ghost"
                icon={Trash2}
                onClick={() => onChange(questions.filter((_, index) => index !== at))}
              >
                {t('removeQuestion', { number })}
              </Button>
            </div>
          </div>
        </Card>
      ))}
      {questions.length < most && (
        <div>
          <Button
            variant="secondary"
            icon={Plus}
            onClick={() => onChange([...questions, { question: '', answer: '' }])}
          >
            {t('addQuestion')}
          </Button>
        </div>
      )}
    </>
  );
}
