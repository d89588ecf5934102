import type { CardLanguage, ReportConfig } from '../cardDefinition';
import type { Unit } from '../schemas';
import { type FieldKey, fieldKinds } from './cardFields';
import { closeupTitle, reportRemarks, reportSectionTitles, reportTitles } from './cardTexts';

export interface ReportPlan {
  remark: keyof typeof reportRemarks;
  /** Classes are in the unit of the card's diameters. Null means that the card has no diameters. */
  diameterClasses: NonNullable<ReportConfig['diameters']>['intervals'] | null;
  /**
   * If a stack was only counted, this picture is printed beside its location, so that the lorry driver
   * recognises the stack.
   */
  placePicture?: FieldKey;
}

interface ReportContext {
  language: CardLanguage;
  report: ReportPlan;
  keys: readonly FieldKey[];
  units: Partial<Record<FieldKey, Unit>>;
}

type Layout = ReportConfig['layouts']['fullMeasurement'];
type Sections = readonly (readonly [keyof typeof reportSectionTitles, readonly FieldKey[]])[];

const header: readonly FieldKey[] = ['orderNumber', 'areaNumber', 'measurementDate', 'surveyor'];
const wood = ['treeSpecies', 'assortment', 'assortmentLength', 'withBark', 'damages', 'fellingDate'] as const;
const face = ['frontArea', 'backArea', 'pileLength', 'pileFace', 'baseLogs'] as const;
const volume = ['fullMeasurement', 'grossVolume', 'conversionFactor', 'barkDeduction', 'volume'] as const;
const logs = ['logCount', 'meanDiameter', 'classCounts', 'qualityCounts', 'diameters'] as const;
const place = ['position', 'registrator', 'registrationDate', 'remark'] as const;

const measured: Sections = [
  ['wood', wood],
  ['stack', face],
  ['volume', volume],
  ['logs', logs],
  ['place', place],
];

const counted = ({ placePicture }: ReportPlan): Sections => [
  ['count', ['logCount', 'qualityCounts']],
  ['wood', wood],
  ['stack', face],
  ['volume', volume],
  ['place', placePicture ? [...place, placePicture] : place],
];

const certified: readonly FieldKey[] = ['logCount', 'frontArea', 'backArea'];

export function buildReport(context: ReportContext): ReportConfig {
  const { language, report, units, keys } = context;
  const remark = reportRemarks[report.remark][language];
  const hasFaces = keys.includes('frontArea') && keys.includes('backArea');
  return {
    language,
    closeupTitle: closeupTitle[language],
    remark: {
      text: remark.text,
      highlightIndex: remark.text.indexOf(remark.blue),
      highlightLength: remark.blue.length,
    },
    diameters: report.diameterClasses && {
      diametersFieldId: 'diameters',
      lengthFieldId: 'assortmentLength',
      logCountFieldId: 'logCount',
      units: {
        diameter: units.diameters ?? fieldKinds.diameters.unit,
        volume: units.volume ?? fieldKinds.volume.unit,
      },
      intervals: report.diameterClasses,
    },
    frontBackWarning: hasFaces ? { frontAreaFieldId: 'frontArea', backAreaFieldId: 'backArea' } : null,
    certificate: report.remark === 'certified',
    layouts: {
      fullMeasurement: layoutOf(context, reportTitles.fullMeasurement, measured, ['volume']),
      logCount: layoutOf(context, reportTitles.logCount, counted(report), ['logCount', 'volume']),
    },
  };
}

function layoutOf(
  { language, report, keys }: ReportContext,
  title: Record<CardLanguage, string>,
  sections: Sections,
  results: readonly FieldKey[],
): Layout {
  const ofCard = (fieldIds: readonly FieldKey[]) => fieldIds.filter((key) => keys.includes(key));
  return {
    title: title[language],
    headerFieldIds: ofCard(header),
    sections: sections
      .map(([key, fieldIds]) => ({
        title: reportSectionTitles[key][language],
        rows: ofCard(fieldIds).map((fieldId) => ({
          fieldId,
          certified: report.remark === 'certified' && certified.includes(fieldId),
          bold: results.includes(fieldId),
        })),
      }))
      .filter(({ rows }) => rows.length > 0),
  };
}
