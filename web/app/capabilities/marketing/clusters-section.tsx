import type { Cluster } from '@lakou/contract/marketing.rules';
import { clusterKeywords } from '@lakou/contract/marketing-keywords.rules';
import { toCsv, topPages, writeBrief } from '@lakou/contract/marketing-plan.rules';
import { formatNumber } from '@lakou/i18n';
import Download from 'lucide-react/icons/download';
import Network from 'lucide-react/icons/network';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EstimateNote } from './estimate-note.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { saveText } from './save-text.ts';
import type { SectionProps } from './section-props.ts';

/** Keywords that belong together, the best ICE first. */
export function ClustersSection({ work, change, onOpen }: SectionProps) {
  const { t } = useTranslation('marketing');
  const { keywords, clusters, pages } = work;
  if (keywords.length === 0) return <NothingYet text={t('noClusters')} leadTo="keywords" onOpen={onOpen} />;
  function brief(cluster: Cluster) {
    const words = work.brief?.words ?? work.article.words;
    change({ brief: writeBrief(cluster, { keywords, pages, words }) });
    onOpen('brief');
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button icon={Network} onClick={() => change({ clusters: clusterKeywords(keywords) })}>
          {t('cluster')}
        </Button>
        {clusters.length > 0 && (
          <Button
            variant="ghost"
            icon={Download}
            onClick={() =>
              saveText(
                `clusters ${work.seed}`,
                'csv',
                toCsv([
                  ['topic', 'volume', 'difficulty', 'ice', 'keywords'],
                  ...clusters.map((one) => [
                    one.topic,
                    one.volume,
                    one.difficulty,
                    one.ice,
                    one.keywords.join('; '),
                  ]),
                ]),
              )
            }
          >
            {t('exportCsv')}
          </Button>
        )}
      </div>
      <p className="text-14 text-ink-soft">{t('iceText')}</p>
      {clusters.length === 0 ? (
        <NothingYet text={t('noClusters')} />
      ) : (
        <>
          <EstimateNote />
          <ul aria-label={t('section.clusters')} className="grid gap-3 md:grid-cols-2">
            {clusters.map((cluster) => (
              <OneCluster
                key={cluster.topic}
                cluster={cluster}
                pages={pages}
                onBrief={() => brief(cluster)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface OneClusterProps {
  cluster: Cluster;
  pages: SectionProps['work']['pages'];
  onBrief: () => void;
}

function OneCluster({ cluster, pages, onBrief }: OneClusterProps) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const near = topPages(cluster, pages);
  const number = (value: number, decimals = 0) => formatNumber(lang, value, decimals);
  return (
    <Card as="li">
      <h3 className="text-16 font-bold wrap-anywhere">{cluster.topic}</h3>
      <p className="text-14 text-ink-soft">
        {[
          `${t('ice')} ${number(cluster.ice, 1)}`,
          `${t('volume')} ${number(cluster.volume)}`,
          `${t('difficulty')} ${number(cluster.difficulty)}`,
        ].join(' · ')}
      </p>
      <Disclosure
        title={t('count', { count: cluster.keywords.length, shown: number(cluster.keywords.length) })}
      >
        <ul className="list-disc pl-5 wrap-anywhere">
          {cluster.keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </ul>
      </Disclosure>
      <p className="mt-2 text-14 font-semibold">{t('topPages')}</p>
      {near.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('noTopPages')}</p>
      ) : (
        <ul className="text-14 wrap-anywhere">
          {near.map(({ url, title }) => (
            <li key={url}>{title}</li>
          ))}
        </ul>
      )}
      <div className="mt-3">
        <Button variant="secondary" onClick={onBrief}>
          {t('writeBrief')}
        </Button>
      </div>
    </Card>
  );
}
