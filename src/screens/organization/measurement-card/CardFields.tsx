import { Group, Text } from '@mantine/core';
import { unitText } from '@/features/stack-fields/fieldWords';
import { FieldRequirement } from '@/features/stack-fields/requirement/FieldRequirement';
import { requirementOf } from '@/features/stack-fields/requirement/requirementOf';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { OrganizationMeasurementCard } from '@/store/api/measurementCardApi';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import grid from '@/ui/form/fieldGrid.module.css';
import { Icon } from '@/ui/icons/Icon';
import classes from './CardFields.module.css';

type Field = OrganizationMeasurementCard['fields'][number];

export function CardFields({ card }: { card: OrganizationMeasurementCard }) {
  const t = useText();
  const { fields, displayConfigurationAdmin } = card;
  const sections = displayConfigurationAdmin.sections.map(({ fieldIds, ...section }) => ({
    ...section,
    fields: fieldIds.flatMap((fieldId) => fields.find(({ id }) => id === fieldId) ?? []),
  }));
  if (sections.length === 0) return null;
  const shown = sections.flatMap((section) => section.fields);
  return (
    <ReadOnlyCard title={t('measurement_card.fields')}>
      <Text inherit c="dimmed" mb={8}>
        {t('measurement_card.summary', {
          sections: sections.length,
          fields: shown.length,
          required: shown.filter((field) => requirementOf(field)).length,
        })}
      </Text>
      {keyedByIndex(sections).map(({ key, item }) => (
        <section key={key} className={classes.section}>
          <Group align="baseline" gap={8} mb={8} wrap="nowrap">
            <h3 className={classes.title} lang={item.language}>
              {item.title}
            </h3>
            <Text span inherit c="dimmed" flex="none" fz="xs">
              {t('measurement_card.field_count', { count: item.fields.length })}
            </Text>
          </Group>
          <dl className={`${grid.grid} ${grid.pairs}`}>
            {keyedByIndex(item.fields).map(({ key: fieldKey, item: field }) => (
              <div key={fieldKey}>
                <dt className={classes.label} lang={field.language}>
                  {field.title}
                </dt>
                <dd className={classes.value}>
                  <FieldKind field={field} />
                  <FieldRequirement requirement={requirementOf(field)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ReadOnlyCard>
  );
}

function FieldKind({ field }: { field: Field }) {
  const t = useText();
  const { fieldType, options, units, trueLabel, falseLabel, language } = field;
  if (options && options.length > 0)
    return (
      <details>
        <summary>
          {t(fieldType === 'MultipleOptions' ? 'measurement_card.any_of' : 'measurement_card.one_of', {
            count: options.length,
          })}
          <Icon name="chevronDown" size={14} />
        </summary>
        <ul className={classes.options} lang={language}>
          {options.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </details>
    );
  if (fieldType === 'Boolean' && trueLabel && falseLabel)
    return <span lang={language}>{`${trueLabel} / ${falseLabel}`}</span>;
  const kind = t(`measurement_card.type.${fieldType}`);
  return units ? `${kind} (${unitText(units.display, t)})` : kind;
}
