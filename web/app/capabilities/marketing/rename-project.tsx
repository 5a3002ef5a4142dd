import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ProjectDialog, type ProjectNames } from './project.dialog.tsx';

interface RenameProjectProps {
  names: ProjectNames;
  onRename: (names: ProjectNames) => void;
}

/** Another name or domain; saved with the rest of the project. */
export function RenameProject({ names, onRename }: RenameProjectProps) {
  const { t } = useTranslation('marketing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={Pencil} onClick={() => setOpen(true)}>
        {t('renameProject')}
      </Button>
      {open && (
        <ProjectDialog
          title={t('renameProject')}
          save={t('useNames')}
          known={names}
          busy={false}
          onSave={(next) => {
            onRename(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
