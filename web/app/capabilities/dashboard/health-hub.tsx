import { useTranslation } from '#platform/language/use-translation.ts';
import { useArea } from '../../areas/area.ts';
import type { HubTile } from '../../areas/manifest.ts';
import { useMissingPlaces } from '../../platform/missing-places.ts';
import { useUser } from '../../platform/session.ts';
import { Section } from '../../ui/section.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useActiveProfile } from '../family/active-profile.ts';
import { HubTool } from './hub-tool.tsx';

/** The groups of tools, in order. The manifests of the capabilities say which tools there are. */
const GROUPS = [
  { name: 'now', tone: 'hibiscus' },
  { name: 'track', tone: 'sea' },
  { name: 'records', tone: 'night' },
  { name: 'learn', tone: 'leaf' },
] as const satisfies readonly { name: HubTile['group']; tone: Tone }[];

export function HealthHub() {
  const { t } = useTranslation('dashboard');
  const { gender } = useUser();
  const { id } = useActiveProfile();
  const woman = gender === 'Female' && id === 'me';
  const { tiles } = useArea();
  const missing = useMissingPlaces();
  const shown = GROUPS.map((group) => ({
    ...group,
    tools: tiles.filter((tile) => tile.group === group.name && (woman || !tile.femaleOnly)),
  }));
  return (
    <Section title={t('hub.title')}>
      <div className="grid gap-3 lg:grid-cols-2">
        {shown
          .filter(({ tools }) => tools.length > 0)
          .map(({ name, tone, tools }) => (
            <section key={name} className="rounded-card border border-line bg-surface p-4">
              <h3 className="mb-2 text-15 font-normal text-ink-soft">{t(`hub.groups.${name}`)}</h3>
              <ul className="grid grid-cols-3 gap-x-2 gap-y-1">
                {tools.map((tool) => (
                  <HubTool
                    key={tool.name}
                    to={tool.to}
                    icon={tool.icon}
                    tone={tone}
                    note={missing.has(tool.to) ? t('needsNetwork') : undefined}
                  >
                    {t(`hub.${tool.name}`)}
                  </HubTool>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Section>
  );
}
