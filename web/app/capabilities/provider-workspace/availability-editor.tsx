import type { MyAvailability } from '@lakou/contract/scheduling';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { Section } from '../../ui/section.tsx';
import { OwnOffers } from '../package-offers/own-offers.tsx';
import { offeredModes } from '../profiles/provider/provider-values.ts';
import { type AvailabilityDraft, changesOf, draftOf, isRadius } from './availability-draft.ts';
import { ExceptionsCard } from './exceptions-card.tsx';
import { FeesCard } from './fees-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { LengthsCard } from './lengths-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { type AfterSaving, useSaveHours } from './use-save-hours.ts';

interface AvailabilityEditorProps extends AfterSaving {
  saved: MyAvailability;
}

/** All that decides when one can be booked, and one button that saves it. */
export function AvailabilityEditor({ saved, ...after }: AvailabilityEditorProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const [before, setBefore] = useState(() => draftOf(lang, saved));
  const [draft, setDraft] = useState(before);
  // What is typed in fields that keep their own text is forgotten with it.
  const [version, setVersion] = useState(0);
  const { save, isPending, problem, forget } = useSaveHours(after);
  const change = (changes: Partial<AvailabilityDraft>) => setDraft((now) => ({ ...now, ...changes }));
  const changes = changesOf(lang, before, draft);
  const isChanged = changes === 'invalid' || Object.keys(changes).length > 0;
  const { fees, services, timeZone, places } = saved;

  async function saveAll() {
    if (changes !== 'invalid' && (await save(changes))) setBefore(draft);
  }
  function discard() {
    forget();
    setDraft(before);
    setVersion(version + 1);
  }
  return (
    <>
      <HoursCard
        week={draft.week}
        places={places}
        isUnset={saved.hours === null && saved.isAvailable && draft.week.hours.length === 0}
        onChange={(week) => change({ week })}
      />
      <Section title={t('exceptionsTitle')}>
        <ExceptionsCard
          days={draft.exceptions}
          repeats={draft.repeats}
          timeZone={timeZone}
          onDays={(exceptions) => change({ exceptions })}
          onRepeats={(repeats) => change({ repeats })}
        />
      </Section>
      <Section title={t('rules.title')}>
        <RulesCard
          key={version}
          buffers={draft.buffers}
          noticeHours={draft.noticeHours}
          radius={draft.radius}
          isRadiusWrong={!isRadius(draft.radius)}
          modes={offeredModes(draft.fees)}
          onNotice={(noticeHours) => change({ noticeHours })}
          onBuffers={(buffers) => change({ buffers })}
          onRadius={(radius) => change({ radius })}
        />
      </Section>
      <Section title={t('lengths.title')}>
        <LengthsCard
          fees={fees}
          services={services}
          lengths={draft.serviceMinutes}
          onChange={(serviceMinutes) => change({ serviceMinutes })}
        />
      </Section>
      <Section title={t('feesTitle')}>
        <FeesCard drafts={draft.fees} onChange={(drafts) => change({ fees: drafts })} />
      </Section>
      <OwnOffers {...{ fees, services }} />
      {isChanged && (
        <SaveBar
          text={t('unsaved')}
          save={t('save')}
          discard={t('discard')}
          busy={isPending}
          disabled={changes === 'invalid'}
          problem={problem}
          onSave={() => void saveAll()}
          onDiscard={discard}
        />
      )}
    </>
  );
}
