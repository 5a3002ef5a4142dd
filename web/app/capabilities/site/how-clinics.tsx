import Package from 'lucide-react/icons/package';
import Thermometer from 'lucide-react/icons/thermometer';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Face } from './how-face.tsx';
import { PendingBadge, PrimaryAction, Row, Rows, Screen, SuccessBadge } from './how-screen.tsx';

export function ClinicFormScreen() {
  const { t } = useTranslation('how-it-works');
  return (
    <Screen>
      <Box label={t('shows.clinicName')} value={t('shows.clinicNameValue')} />
      <Box label={t('shows.openingHours')} value={t('shows.openingHoursValue')} />
      <div className="text-14">
        <div className="font-semibold">{t('shows.specialties')}</div>
        <div className="mt-1 flex flex-wrap gap-1.5 font-semibold text-13">
          <span className="rounded-full bg-sea-tint px-2.5 py-1 text-sea">{t('shows.pediatrics')}</span>
          <span className="rounded-full bg-sea-tint px-2.5 py-1 text-sea">{t('shows.familyMedicine')}</span>
        </div>
      </div>
    </Screen>
  );
}

function Box({ label, value }: { label: string; value: string }) {
  return (
    <div className="text-14">
      <div className="font-semibold">{label}</div>
      <div className="mt-1 rounded-control border border-line-strong px-3 py-1.5">{value}</div>
    </div>
  );
}

export function TeamScreen() {
  const { t } = useTranslation('how-it-works');
  const onShift = <SuccessBadge>{t('shows.onShift')}</SuccessBadge>;
  return (
    <Screen>
      <Rows>
        <Row picture={<Face of="woman" />} name={t('shows.midwife')} end={onShift} />
        <Row picture={<Face of="man" />} name={t('shows.doctor')} end={onShift} />
        <Row
          picture={<Face of="woman" />}
          name={t('shows.scheduler')}
          end={
            <span className="shrink-0 rounded-full bg-sunken px-2 py-0.5 font-semibold text-13 text-ink-soft">
              {t('shows.offDuty')}
            </span>
          }
        />
      </Rows>
    </Screen>
  );
}

export function DispatchScreen() {
  const { t } = useTranslation('how-it-works');
  return (
    <Screen>
      <div className="font-semibold">{t('shows.toAssign')}</div>
      <Rows>
        <Row
          picture={<Thermometer className="size-5 text-hibiscus-ink" />}
          name={t('shows.fever')}
          detail={t('shows.homeVisit')}
          end={<PrimaryAction>{t('shows.assign')}</PrimaryAction>}
        />
        <Row
          picture={<Package className="size-5 text-mango-ink" />}
          name={t('shows.gloves')}
          end={<PendingBadge>{t('shows.lowStock')}</PendingBadge>}
        />
      </Rows>
    </Screen>
  );
}
