import type { StackRecord } from '../../db/stackSchema';
import type { AssortmentKey } from '../../domain/cards/assortments';
import { buildCard, type CardPlan } from '../../domain/cards/buildCard';
import { type SpeciesKey, species } from '../../domain/cards/species';
import { measuredFigures } from '../../domain/measuredFigures';
import { checkEvidence } from '../../domain/stackEvidence';
import { valuesOf } from '../simulator/cardValues';
import { simulatedInstrument } from '../simulator/instruments';
import { measure } from '../simulator/measurement';
import { createRandom, type Random } from '../simulator/random';
import { cardPlans } from './cardPlans';
import { type CardVersion, registeredValues } from './demoMeasurement';
import { seededId } from './ids';
import { departmentId, organizationId, sawmillId, userId } from './organizationRows';
import type { DepartmentPlan, OrganizationPlan } from './organizations/plan';
import { drawLocation } from './stackLocation';
import { drawTimeline, type Timeline } from './timeline';

const withoutAssortment = 0.02;
const withoutPolterId = 0.03;
const fullMeasurementShare = 0.6;

export function firstVersion(seed: number, plan: CardPlan): CardVersion {
  return { id: seededId(seed, `${plan.key}/1`), definition: buildCard(plan) };
}

export function* stackRows(
  { seed, now }: { seed: number; now: Date },
  plan: OrganizationPlan,
  department: DepartmentPlan,
): Generator<StackRecord> {
  const context = stackContext(seed, now, plan, department);
  for (let index = 0; index < department.stacks; index += 1) yield stackRow(context, index);
}

type StackContext = ReturnType<typeof stackContext>;

function stackContext(seed: number, now: Date, plan: OrganizationPlan, department: DepartmentPlan) {
  const card = cardPlans.find(({ key }) => key === plan.cardKey);
  const random = createRandom(seed, `areas/${plan.key}/${department.key}`);
  return {
    seed,
    now: now.getTime(),
    department,
    country: plan.country,
    key: `${plan.key}/${department.key}`,
    organizationId: organizationId(seed, plan),
    departmentId: departmentId(seed, plan, department.key),
    card: card ? firstVersion(seed, card) : null,
    asksForAssortment: (card?.assortments.length ?? 0) > 0,
    species: plan.country.species.filter(([key]) => card?.species.includes(key)),
    areas: Array.from({ length: 25 }, () => plan.country.areaNumber(random)),
    registrators: peopleWith(seed, plan, department, 'Registrator'),
    surveyors: peopleWith(seed, plan, department, 'Surveyor'),
    sawmills: plan.sawmills.map(({ key, weight }) => [sawmillId(seed, plan, key), weight] as const),
  };
}

function peopleWith(
  seed: number,
  plan: OrganizationPlan,
  { key }: DepartmentPlan,
  role: 'Registrator' | 'Surveyor',
) {
  return plan.people
    .filter(
      ({ active, organizationRoles, departmentRoles }) =>
        active && [...organizationRoles, ...(departmentRoles[key] ?? [])].includes(role),
    )
    .map((person) => userId(seed, person));
}

function stackRow(context: StackContext, index: number): StackRecord {
  const { seed, now, key, department, country } = context;
  const id = seededId(seed, `stack/${key}/${index}`);
  const random = createRandom(seed, `stack/${id}`);
  const share = (index + random.next()) / department.stacks;
  const hasSawmills = context.sawmills.length > 0;
  const timeline = drawTimeline(random, { timeZone: country.timeZone, now, share, hasSawmills });
  const wood = drawWood(random, context);
  const location = drawLocation(random, seed, department.forest, index);
  const year = new Date(timeline.registered).getUTCFullYear() % 100;
  const row = {
    id,
    organizationId: context.organizationId,
    departmentId: context.departmentId,
    clientKey: null,
    stackNumber: `${year}-${department.number}-${String(index + 1).padStart(5, '0')}`,
    polterId: random.chance(withoutPolterId) ? null : `P${random.int(100_000, 999_999)}`,
    orderNumber: random.chance(0.3) ? null : `${year}${random.int(10_000, 99_999)}`,
    ...wood,
    areaNumber: anyOf(random, context.areas),
    registratorId: anyOf(random, context.registrators),
    ...progressOf(random, context, timeline, { id, ...wood }),
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    height: location?.height ?? null,
    accuracy: location?.accuracy ?? null,
    registrationDateTime: new Date(timeline.registered),
    registrationChangedAt: null,
    measurementDateTime: dateOf(timeline.measured),
    loadedIntoSystemDateTime: dateOf(timeline.received),
    invoiceableDateTime: dateOf(timeline.invoiceable),
    unseenBySawmill: false,
    ...{ withdrawnAt: null, withdrawnReason: null, withdrawnById: null, twinId: null },
    lastModifiedDateTime: new Date(timeline.lastModified),
  };
  return { ...row, ...readBy(context, row) };
}

const unread = {
  ...{ cardVersionId: null, registeredValues: null, inCubicFeet: false, evidenceFailed: null },
  ...{ failedChecks: null, faceDifference: null, doubts: null, decided: null },
};

function readBy({ seed, card }: StackContext, row: Omit<StackRecord, keyof typeof unread>) {
  const stack = { ...row, ...unread };
  const isMeasured = row.fullMeasurement !== null;
  return {
    ...unread,
    registeredValues: card && registeredValues(seed, card.definition, stack),
    ...(card &&
      isMeasured && {
        cardVersionId: card.id,
        inCubicFeet: measuredFigures(card.definition, {}).inCubicFeet,
      }),
    ...checkedEvidence(seed, card, stack),
  };
}

function checkedEvidence(seed: number, card: CardVersion | null, stack: StackRecord) {
  const definition = card?.definition ?? null;
  return checkEvidence(definition, stack, {
    read: definition ? valuesOf(seed, definition, stack) : ({ fieldType }) => ({ fieldType, value: null }),
    instrument: definition && simulatedInstrument(seed, definition, stack),
  });
}

type Wood = Pick<StackRecord, 'treeSpecies' | 'assortment' | 'assortmentLength'>;
type Progress = Pick<
  StackRecord,
  | 'state'
  | 'surveyorId'
  | 'fullMeasurement'
  | 'volume'
  | 'logCount'
  | 'sawmillId'
  | 'assignedToSawmillDateTime'
>;

function drawWood(random: Random, { species: choices, country, asksForAssortment }: StackContext): Wood {
  const [first, ...others] = choices;
  const treeSpecies = first ? random.weighted([first, ...others]) : null;
  const assortment = drawAssortment(random, treeSpecies);
  const length = random.pick(country.lengths[assortment]);
  if (!asksForAssortment) return { treeSpecies, assortment: null, assortmentLength: null };
  return {
    treeSpecies,
    assortment: random.chance(withoutAssortment) ? null : assortment,
    assortmentLength: length,
  };
}

function drawAssortment(random: Random, treeSpecies: SpeciesKey | null): AssortmentKey {
  if (treeSpecies && species[treeSpecies].hardwood) {
    return random.weighted([
      ['hardwoodLog', 45],
      ['energy', 35],
      ['pulp', 20],
    ]);
  }
  return random.weighted([
    ['sawlog', 40],
    ['shortLog', 20],
    ['pulp', 18],
    ['pallet', 14],
    ['energy', 8],
  ]);
}

function progressOf(
  random: Random,
  context: StackContext,
  timeline: Timeline,
  stack: Wood & { id: string },
): Progress {
  const surveyorId = anyOf(random, context.surveyors);
  const fullMeasurement = random.chance(fullMeasurementShare);
  const [first, ...others] = context.sawmills;
  if (timeline.measured === null) {
    return {
      state: 'PreRegistration',
      surveyorId: null,
      fullMeasurement: null,
      volume: null,
      logCount: null,
      sawmillId: null,
      assignedToSawmillDateTime: null,
    };
  }
  const { volume, logCount } = measure(context.seed, { ...stack, fullMeasurement });
  const sawmillId = timeline.assigned !== null && first ? random.weighted([first, ...others]) : null;
  return {
    state: sawmillId ? 'AssignedToSawmill' : 'Measured',
    surveyorId,
    fullMeasurement,
    volume,
    logCount,
    sawmillId,
    assignedToSawmillDateTime: sawmillId ? dateOf(timeline.assigned) : null,
  };
}

function anyOf(random: Random, choices: readonly string[]): string | null {
  return choices[random.int(0, choices.length - 1)] ?? null;
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}
