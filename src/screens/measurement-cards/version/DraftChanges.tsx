import { Skeleton, Text } from '@mantine/core';
import { unitText } from '@/features/stack-fields/fieldWords';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import {
  type MeasurementCardVersion,
  type MeasurementCardVersions,
  useGetMeasurementCardVersionQuery,
} from '@/store/api/cardVersionApi';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { type CardRule, type ChangedCardField, cardChanges, type FieldPart } from './cardChanges';
import classes from './DraftChanges.module.css';

interface DraftChangesProps {
  draft: MeasurementCardVersion;
  card: MeasurementCardVersions;
}

/**
 * Returns the version in force: versions are sorted with the newest first, and only the newest may be a
 * draft.
 */
export function versionBefore(draft: MeasurementCardVersion, versions: MeasurementCardVersions['versions']) {
  return versions.find(({ version }) => version < draft.version);
}

export function DraftChanges({ draft, card: { versions, organizations } }: DraftChangesProps) {
  const t = useText();
  const current = versionBefore(draft, versions);
  const affected = t('measurement_cards.affected', { count: organizations });
  return (
    <>
      <Text c="dimmed">{current ? affected : `${t('measurement_cards.first_version')} ${affected}`}</Text>
      {current && <ChangesSince draft={draft} version={current.version} />}
    </>
  );
}

const kinds = ['added', 'removed', 'required'] as const;

interface ChangesSinceProps {
  draft: MeasurementCardVersion;
  version: number;
}

function ChangesSince({ draft, version }: ChangesSinceProps) {
  const t = useText();
  const { measurementCardId: id } = draft;
  const { currentData: former, isFetching } = useGetMeasurementCardVersionQuery({ id, version });
  if (!former) return isFetching && <Skeleton height={96} />;
  return (
    <ReadOnlyCard title={t('measurement_cards.changes', { version })}>
      <ChangeList draft={draft} former={former} />
    </ReadOnlyCard>
  );
}

interface ChangeListProps {
  draft: MeasurementCardVersion;
  former: MeasurementCardVersion;
}

export function ChangeList({ draft: { document }, former }: ChangeListProps) {
  const t = useText();
  const changes = cardChanges(former.document, document);
  const shown = kinds.filter((kind) => changes[kind].length > 0);
  if (shown.length === 0 && changes.changed.length === 0)
    return <Text>{t('measurement_cards.changes.none')}</Text>;
  return (
    <ul className={classes.changes}>
      {shown.map((kind) => (
        <li key={kind}>
          {t(`measurement_cards.changes.${kind}`, { count: changes[kind].length })}{' '}
          <b lang={kind === 'removed' ? former.document.language : document.language}>
            {changes[kind].join(', ')}
          </b>
        </li>
      ))}
      {changes.changed.length > 0 && (
        <li>
          {t('measurement_cards.changes.changed', { count: changes.changed.length })}
          <ul className={classes.fields}>
            {changes.changed.map((field) => (
              <ChangedField key={field.id} field={field} language={document.language} />
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

interface ChangedFieldProps {
  field: ChangedCardField;
  language: string;
}

function ChangedField({ field: { title, parts }, language }: ChangedFieldProps) {
  const partWords = usePartWords();
  return (
    <li>
      <b lang={language}>{title}</b>
      {parts.map((part) => (
        <div key={part.part}>{partWords(part)}</div>
      ))}
    </li>
  );
}

/** Returns a function that gives a text such as "Unit: cm › m". */
function usePartWords(): (part: FieldPart) => string {
  const t = useText();
  const { number } = useFormats();
  const ruleWords = ({ kind, value }: CardRule) =>
    t(`measurement_cards.rule.${kind}`, { count: value ?? 0, value: number(value ?? 0) });
  const words = (changed: Exclude<FieldPart, { part: 'other' }>, side: 'before' | 'after'): string => {
    if (changed.part === 'rules') return changed[side].map(ruleWords).join(', ');
    if (changed.part === 'type') return t(`measurement_card.type.${changed[side]}`);
    if (changed.part === 'unit') return changed[side] === null ? '' : unitText(changed[side], t);
    return changed[side].join(', ');
  };
  return (changed) => {
    const name = t(`measurement_cards.part.${changed.part}`);
    if (changed.part === 'other') return name;
    return t('history.change', {
      field: name,
      before: words(changed, 'before') || '–',
      after: words(changed, 'after') || '–',
    });
  };
}
