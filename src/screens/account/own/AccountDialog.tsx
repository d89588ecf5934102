import { Anchor, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useListAccountSessionsQuery } from '@/store/api/accountApi';
import { useGetUserInfoQuery } from '@/store/api/userInfoApi';
import { useFeature } from '@/store/useFeature';
import { FormModal } from '@/ui/form/dialog/FormModal';
import { LanguageSwitch } from '@/ui/layout/PreferenceSwitches';
import classes from './AccountDialog.module.css';
import { OwnSessions } from './OwnSessions';
import { PasswordForm } from './PasswordForm';
import { usePasswordChange } from './usePasswordChange';

interface AccountDialogProps {
  onClose: () => void;
}

export function AccountDialog({ onClose }: AccountDialogProps) {
  const t = useText();
  const { data: person, isLoading } = useGetUserInfoQuery();
  const form = usePasswordChange();
  const hasAccount = useFeature('account');
  const sessions = useListAccountSessionsQuery(undefined, { skip: !hasAccount });
  return (
    <FormModal
      opened
      title={t('own_account.title')}
      size="lg"
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onClose={onClose}
    >
      {() => (
        <Stack gap="xl">
          {person && (
            <p className={classes.person}>
              <strong>{person.name}</strong>
              <span>{person.email}</span>
            </p>
          )}
          <Section title={t('own_account.password.title')}>
            {!hasAccount && !isLoading ? (
              <Text inherit c="dimmed">
                {t('own_account.password.by_mail')}{' '}
                <Anchor component={Link} to={paths.forgotPassword}>
                  {t('reset_password.request_link')}
                </Anchor>
              </Text>
            ) : (
              <PasswordForm email={person?.email ?? ''} form={form} />
            )}
          </Section>
          {hasAccount && <OwnSessions sessions={sessions} />}
          <Section title={t('ui.language')}>
            <Group gap="4px 16px">
              <LanguageSwitch />
              <Text inherit c="dimmed">
                {t('own_account.language_hint')}
              </Text>
            </Group>
          </Section>
        </Stack>
      )}
    </FormModal>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
