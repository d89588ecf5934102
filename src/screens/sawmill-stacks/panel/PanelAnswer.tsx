import type { ReactNode } from 'react';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import dotted from '@/features/stack-fields/dottedValues.module.css';
import { VolumeKind } from '@/features/stack-fields/evidence/VolumeEvidence';
import { numberIn } from '@/features/stack-fields/fieldNumbers';
import { measuredText } from '@/features/stack-fields/fieldWords';
import { meanDiameter } from '@/features/stack-fields/meanDiameter';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { PlaceInWords } from '@/features/stack-map/base-map/PlaceInWords';
import { useFormats } from '@/i18n/useFormats';
import { coordinatesText, type Position } from '@/lib/position';
import { departmentsOf } from '@/screens/sawmill-stacks/departmentsOf';
import { Awaited, Figure, unknown } from './Figure';
import type { KnownFacts } from './knownFacts';
import { BarkInPanel, ChecksInPanel } from './PanelEvidence';
import classes from './StackPanel.module.css';

interface PanelAnswerProps extends KnownFacts {
  position: Position | null;
  accuracy: number | null | undefined;
  send: ReactNode;
}

export function PanelAnswer({ stack, info, facts, isLoading, position, accuracy, send }: PanelAnswerProps) {
  const words = useFieldWords();
  const { t } = words;
  const mean = facts && meanDiameter(facts);
  const { volumeText, lengthText } = useWoodTexts();
  const volume = volumeText(stack.volume, stack.volumeUnit);
  const department = departmentsOf(info).get(stack.departmentId);
  const logs = numberIn(facts?.logCount);
  return (
    <div>
      <dl className={`${dotted.values} ${classes.answer}`}>
        <Figure
          name={t('stack_columns.volume')}
          value={
            volume && (
              <>
                {volume}
                <VolumeKind />
                {facts && <BarkInPanel facts={facts} />}
              </>
            )
          }
          place="amount"
        />
        <Figure name={t('stack_columns.treeSpecies')} value={stack.treeSpecies?.text} place="wood" />
        <Figure name={t('stack_columns.assortment')} value={stack.assortment?.text} place="wood" />
        <Figure name={t('stack_columns.assortmentLength')} value={lengthText(stack)} place="wood" />
        {/* These share one line, because the diameter would otherwise be alone on the next. */}
        <div data-place="wood">
          <dt>{t('stack_columns.logCount')}</dt>
          <dd>
            {typeof logs === 'number' ? (
              t('sawmill_panel.logs', { count: logs })
            ) : isLoading ? (
              <Awaited width={56} />
            ) : (
              t('sawmill_panel.logs_unknown')
            )}
          </dd>
          <dt>{t('sawmill_panel.mean_diameter')}</dt>
          <dd>
            {isLoading ? (
              <Awaited />
            ) : (
              `Ø\u00a0${mean ? measuredText(mean.diameter, 1, mean.unit, words) : unknown}`
            )}
          </dd>
        </div>
      </dl>
      {volume && <div className={classes.checks}>{facts && <ChecksInPanel facts={facts} />}</div>}
      <dl className={`${dotted.values} ${classes.answer}`}>
        <Figure
          name={t('sawmill_panel.place')}
          value={
            <>
              {[department?.departmentName, stack.areaNumber].filter(Boolean).join(' · ')}{' '}
              {(position || isLoading) && (
                <span className={classes.inWords}>{position && <PlaceInWords position={position} />}</span>
              )}
              <span className={classes.whereabouts}>
                <span className={classes.coordinates}>
                  {position ? (
                    <Coordinates position={position} accuracy={accuracy} />
                  ) : isLoading ? (
                    <Awaited />
                  ) : (
                    unknown
                  )}
                </span>
                {send}
              </span>
            </>
          }
          place="line"
        />
      </dl>
    </div>
  );
}

function Coordinates({ position, accuracy }: { position: Position; accuracy: number | null | undefined }) {
  const { t } = useFieldWords();
  const { number } = useFormats();
  const metres =
    typeof accuracy === 'number' ? ` ±\u00a0${number(accuracy, 0)}\u00a0${t('unit.Meters')}` : '';
  return coordinatesText(position, 5) + metres;
}
