import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { type OrganizationTab, paths } from '@/navigation/paths';
import { useListMeasurementCardVersionsQuery } from '@/store/api/cardVersionApi';
import type { OrganizationRow } from '@/store/api/organizationApi';
import { useFeature } from '@/store/useFeature';
import { Icon } from '@/ui/icons/Icon';
import classes from './FirstSteps.module.css';

/** What leads from an empty service to the first stack: what is done, and where the rest is done. */
export function FirstSteps({ organization }: { organization: OrganizationRow | undefined }) {
  const t = useText();
  const isIngesting = useFeature('ingest');
  // Without it the operator imports cards.
  const hasVersions = useFeature('cardVersions');
  const { data: cards } = useListMeasurementCardVersionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: !hasVersions,
  });
  const hasPublished = cards?.some(({ versions }) => versions.some(({ publishedAt }) => publishedAt));
  const tab = (name: OrganizationTab) =>
    organization && paths.organization(organization.organizationId, name);
  const hasCard = organization?.warnings?.isMissingMeasurementCard === false;
  const steps: StepProps[] = [
    {
      text: t('organizations.first.import_card'),
      to: cards && paths.measurementCards,
      isDone: hasCard || hasPublished === true,
    },
    { text: t('organizations.first.organization'), isDone: organization !== undefined },
    {
      text: t('organizations.first.administrator'),
      to: tab('users'),
      isDone: organization?.warnings?.isMissingAdministrator === false,
    },
    { text: t('organizations.first.card'), to: tab('measurementCard'), isDone: hasCard },
    {
      text: t('organizations.first.department'),
      to: tab('departments'),
      isDone: organization?.hasDepartments === true,
    },
  ];
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className={classes.steps} aria-label={t('organizations.first')}>
      {steps.map((step) => (
        <Step key={step.text} {...step} isNext={step === next} />
      ))}
      <li aria-current={next ? undefined : 'step'}>
        {t('organizations.first.stack')}{' '}
        {isIngesting && <Anchor href="/api/docs/index.html#tag-ingest">{t('api_keys.reference')}</Anchor>}
      </li>
    </ol>
  );
}

interface StepProps {
  text: string;
  /** Absent before there is an organisation, and for what this page itself does. */
  to?: string | undefined;
  isDone: boolean;
}

function Step({ text, to, isDone, isNext }: StepProps & { isNext: boolean }) {
  const t = useText();
  if (isDone)
    return (
      <li className={classes.done}>
        <Icon name="check" size={16} />
        <VisuallyHidden>{t('organizations.first.done')}</VisuallyHidden> {text}
      </li>
    );
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      {to ? (
        <Anchor component={Link} to={to}>
          {text}
        </Anchor>
      ) : (
        text
      )}
    </li>
  );
}
