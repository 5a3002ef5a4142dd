import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from './button.tsx';

/** A delete button below a form, apart from its fields. */
export function DeleteBelow({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Button variant="ghost" icon={Trash2} onClick={onClick}>
        {text}
      </Button>
    </div>
  );
}
