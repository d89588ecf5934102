import { Button, Paper, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { type OrganizationTab, paths } from '@/navigation/paths';
import { useListMeasurementCardVersionsQuery } from '@/store/api/cardVersionApi';
import type { OrganizationRow } from '@/store/api/organizationApi';
import { useFeature } from '@/store/useFeature';
import { Icon } from '@/ui/icons/Icon';
import classes from './FirstSteps.module.css';

interface FirstStepsProps {
  organization: OrganizationRow | undefined;
  create: (isDue: boolean) => ReactNode;
}

export function FirstSteps({ organization, create }: FirstStepsProps) {
  const t = useText();
  const isIngesting = useFeature('ingest');
  // Without this feature the operator imports cards.
  const hasVersions = useFeature('cardVersions');
  const { data: cards } = useListMeasurementCardVersionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: !hasVersions,
  });
  const hasPublished = cards?.some(({ versions }) => versions.some(({ publishedAt }) => publishedAt));
  const tab = (name: OrganizationTab) =>
    organization && paths.organization(organization.organizationId, name);
  const hasCard = organization?.warnings?.isMissingMeasurementCard === false;
  const steps: FirstStep[] = [
    {
      text: t('organizations.first.import_card'),
      action: cards && { label: t('organizations.first.to_cards'), to: paths.measurementCards },
      isDone: hasCard || hasPublished === true,
    },
    {
      text: t('organizations.first.organization'),
      button: organization ? undefined : create,
      isDone: organization !== undefined,
    },
    {
      text: t('organizations.first.administrator'),
      action: { label: t('organizations.first.to_users'), to: tab('users') },
      isDone: organization?.warnings?.isMissingAdministrator === false,
    },
    {
      text: t('organizations.first.card'),
      action: { label: t('organizations.first.to_card'), to: tab('measurementCard') },
      isDone: hasCard,
    },
    {
      text: t('organizations.first.department'),
      action: { label: t('organizations.first.to_departments'), to: tab('departments') },
      isDone: organization?.hasDepartments === true,
    },
    {
      text: t('organizations.first.stack'),
      action: isIngesting && { label: t('api_keys.reference'), href: '/api/docs/index.html#tag-ingest' },
      isDone: false,
    },
  ];
  const due = steps.find(({ isDone }) => !isDone);
  return (
    <Paper withBorder p="md" className={classes.page}>
      <Title order={2} size="h4">
        {t(organization ? 'organizations.first' : 'organizations.none')}
      </Title>
      <ol className={classes.steps} aria-label={t('organizations.first')}>
        {steps.map((step, index) => (
          <Step key={step.text} {...step} number={index + 1} isDue={step === due} />
        ))}
      </ol>
    </Paper>
  );
}

interface FirstStep {
  text: string;
  action?: { label: string; to?: string | undefined; href?: string } | false | undefined;
  button?: ((isDue: boolean) => ReactNode) | undefined;
  isDone: boolean;
}

function Step({
  text,
  action,
  button,
  isDone,
  isDue,
  number,
}: FirstStep & { isDue: boolean; number: number }) {
  const t = useText();
  return (
    <li className={classes.step} aria-current={isDue ? 'step' : undefined} data-done={isDone || undefined}>
      <span className={classes.number} aria-hidden="true">
        {isDone ? <Icon name="check" size={16} /> : number}
      </span>
      <p>
        {isDone && <VisuallyHidden>{t('organizations.first.done')} </VisuallyHidden>}
        {text}
      </p>
      {!isDone && button?.(isDue)}
      {isDue && action && action.to !== undefined && (
        <Button component={Link} to={action.to}>
          {action.label}
        </Button>
      )}
      {isDue && action && action.href !== undefined && (
        <Button component="a" href={action.href}>
          {action.label}
        </Button>
      )}
    </li>
  );
}
