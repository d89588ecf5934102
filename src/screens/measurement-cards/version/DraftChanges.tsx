import { Skeleton, Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import {
  type MeasurementCardVersion,
  type MeasurementCardVersions,
  useGetMeasurementCardVersionQuery,
} from '@/store/api/cardVersionApi';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { type CardChanges, cardChanges } from './cardChanges';
import classes from './DraftChanges.module.css';

interface DraftChangesProps {
  draft: MeasurementCardVersion;
  /** The card with all its versions. */
  card: MeasurementCardVersions;
}

/** What publishing a draft changes, and for how many. */
export function DraftChanges({ draft, card: { versions, organizations } }: DraftChangesProps) {
  const t = useText();
  // The newest one is the first, and no other one is a draft.
  const current = versions.find(({ version }) => version < draft.version);
  const affected = t('measurement_cards.affected', { count: organizations });
  return (
    <>
      <Text c="dimmed">{current ? affected : `${t('measurement_cards.first_version')} ${affected}`}</Text>
      {current && <ChangesSince draft={draft} version={current.version} />}
    </>
  );
}

const kinds = ['added', 'removed', 'required', 'changed'] as const satisfies readonly (keyof CardChanges)[];

function ChangesSince({ draft, version }: { draft: MeasurementCardVersion; version: number }) {
  const t = useText();
  const { measurementCardId: id, document } = draft;
  const { currentData: former, isFetching } = useGetMeasurementCardVersionQuery({ id, version });
  if (!former) return isFetching && <Skeleton height={96} />;
  const changes = cardChanges(former.document, document);
  const shown = kinds.filter((kind) => changes[kind].length > 0);
  return (
    <ReadOnlyCard title={t('measurement_cards.changes', { version })}>
      {shown.length === 0 && <Text>{t('measurement_cards.changes.none')}</Text>}
      {shown.length > 0 && (
        <ul className={classes.changes}>
          {shown.map((kind) => (
            <li key={kind}>
              {t(`measurement_cards.changes.${kind}`, { count: changes[kind].length })}{' '}
              <b lang={kind === 'removed' ? former.document.language : document.language}>
                {changes[kind].join(', ')}
              </b>
            </li>
          ))}
        </ul>
      )}
    </ReadOnlyCard>
  );
}
