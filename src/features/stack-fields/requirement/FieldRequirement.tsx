import { useText } from '@/i18n/useText';
import classes from './FieldRequirement.module.css';
import type { Requirement } from './requirementOf';

export function FieldRequirement({ requirement }: { requirement: Requirement | null }) {
  const t = useText();
  return (
    requirement && <div className={classes.required}>{t(`measurement_card.required_${requirement}`)}</div>
  );
}
