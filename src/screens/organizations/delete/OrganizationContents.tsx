import { useText } from '@/i18n/useText';
import { useGetOrganizationContentsQuery } from '@/store/api/organizationApi';
import classes from './OrganizationContents.module.css';

/** What would be deleted with an organisation; in numbers where the service counts them. */
export function OrganizationContents({ organizationId }: { organizationId: string }) {
  const t = useText();
  const { currentData, isError } = useGetOrganizationContentsQuery(
    { id: organizationId },
    { refetchOnMountOrArgChange: true },
  );
  const contents = isError ? undefined : currentData;
  const counts = contents && [
    t('organizations.contents.stacks', { count: contents.stacks }),
    t('organizations.contents.sawmills', { count: contents.sawmills }),
    t('organizations.contents.departments', { count: contents.departments }),
    t('organizations.contents.users', { count: contents.users }),
  ];
  return (
    <div role="alert">
      <p className={classes.warning}>{t('organizations.delete_warning')}</p>
      {counts && (
        <ul className={classes.counts}>
          {counts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
