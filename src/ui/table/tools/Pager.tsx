import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { IconName } from '@/ui/icons/Icon';
import { Icon } from '@/ui/icons/Icon';
import classes from './Pager.module.css';

interface PagerProps<Size extends number> {
  /** `page` counts from 1. */
  page: number;
  pageSize: Size;
  total: number;
  pageSizes: readonly Size[];
  onPage: (page: number) => void;
  onPageSize: (pageSize: Size) => void;
}

export function Pager<Size extends number>(props: PagerProps<Size>) {
  const { page, pageSize, total, pageSizes, onPage, onPageSize } = props;
  const t = useText();
  const { number } = useFormats();
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <nav className={classes.pager} aria-label={t('ui.pager.name')}>
      <NativeSelect
        className={classes.size}
        label={t('ui.pager.size')}
        value={pageSize}
        data={pageSizes.map(String)}
        onChange={(event) => {
          const size = pageSizes.find((one) => String(one) === event.currentTarget.value);
          if (size !== undefined) onPageSize(size);
        }}
      />
      <Text role="status" span inherit c="dimmed">
        {page <= lastPage &&
          t('ui.pager.range', { first: number(first), last: number(last), total: number(total) })}
      </Text>
      <Group gap={4}>
        <Step icon="chevronsLeft" name={t('ui.pager.first')} to={page > 1 ? 1 : null} onPage={onPage} />
        <Step
          icon="chevronLeft"
          name={t('ui.pager.previous')}
          to={page > 1 ? Math.min(page - 1, lastPage) : null}
          onPage={onPage}
        />
        <Step
          icon="chevronRight"
          name={t('ui.pager.next')}
          to={page < lastPage ? page + 1 : null}
          onPage={onPage}
        />
        <Step
          icon="chevronsRight"
          name={t('ui.pager.last')}
          to={page < lastPage ? lastPage : null}
          onPage={onPage}
        />
      </Group>
    </nav>
  );
}

interface StepProps {
  icon: IconName;
  name: string;
  to: number | null;
  onPage: (page: number) => void;
}

/** The button stays focusable at the end of the list, so that a keyboard user keeps the focus. */
function Step({ icon, name, to, onPage }: StepProps) {
  return (
    <ActionIcon
      className={classes.step}
      aria-label={name}
      title={name}
      aria-disabled={to === null}
      {...(to === null && { 'data-disabled': true })}
      onClick={() => to !== null && onPage(to)}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
}
