import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { RadioCards } from '../radio-cards.tsx';

type Theme = 'light' | 'dark' | 'system';

function choose(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function ThemeToggle() {
  return (
    <RadioCards<Theme>
      compact
      legend="Theme"
      name="theme"
      defaultValue="system"
      onChange={choose}
      options={[
        { value: 'light', title: 'Light', icon: Sun },
        { value: 'dark', title: 'Dark', icon: Moon },
        { value: 'system', title: 'System', icon: Monitor },
      ]}
    />
  );
}
