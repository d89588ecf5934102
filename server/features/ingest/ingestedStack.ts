import { randomUUID } from 'node:crypto';
import type { FieldDepartment } from '../../auth/fieldScope';
import type { WritableOrm } from '../../db/client';
import type { StackRecord } from '../../db/stackSchema';
import type { Change } from '../../domain/change';
import type { KnownBeside } from './ingest.queries';
import type { Registration } from './ingest.routes';
import { numberOfNewStack } from './stackNumbers';

export interface Outcome extends KnownBeside {
  stack: StackRecord;
  outcome: 'new' | 'changed' | 'known';
  changes: readonly Change[];
  /**
   * A message with `isStale` is older than the stored data, and changes nothing at all. A registration with
   * `fillsOnly` is of a measured stack, and adds only values that nothing has yet.
   */
  isStale?: true;
  fillsOnly?: true;
}

export function emptyStack({ department, organization }: FieldDepartment, clientKey: string, now: Date) {
  return {
    id: randomUUID(),
    organizationId: organization.id,
    departmentId: department.id,
    clientKey,
    polterId: null,
    orderNumber: null,
    state: 'PreRegistration' as const,
    sawmillId: null,
    registratorId: null,
    surveyorId: null,
    cardVersionId: null,
    registeredValues: null,
    treeSpecies: null,
    assortment: null,
    assortmentLength: null,
    areaNumber: null,
    fullMeasurement: null,
    volume: null,
    inCubicFeet: false,
    logCount: null,
    evidenceFailed: null,
    failedChecks: null,
    faceDifference: null,
    doubts: null,
    decided: null,
    latitude: null,
    longitude: null,
    height: null,
    accuracy: null,
    registrationChangedAt: null,
    measurementDateTime: null,
    loadedIntoSystemDateTime: null,
    invoiceableDateTime: null,
    assignedToSawmillDateTime: null,
    unseenBySawmill: false,
    withdrawnAt: null,
    withdrawnReason: null,
    withdrawnById: null,
    twinId: null,
    lastModifiedDateTime: now,
  };
}

interface Unregistered {
  clientKey: string;
  message: Partial<Pick<Registration, 'stackNumber' | 'polterId' | 'orderNumber' | 'position'>>;
  registeredAt: Date;
  now: Date;
}

export async function unregisteredStack(
  transaction: WritableOrm,
  place: FieldDepartment,
  { clientKey, message, registeredAt, now }: Unregistered,
): Promise<StackRecord> {
  const { stackNumber } = message;
  return {
    ...emptyStack(place, clientKey, now),
    ...positionColumns(message),
    stackNumber: await numberOfNewStack(transaction, place, { stackNumber, registeredAt }),
    polterId: message.polterId || null,
    orderNumber: message.orderNumber || null,
    registrationDateTime: registeredAt,
  };
}

export function positionColumns({ position }: Partial<Pick<Registration, 'position'>>) {
  return {
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    height: position?.height ?? null,
    accuracy: position?.accuracy ?? null,
  };
}

export function stackChange(
  before: StackRecord | undefined,
  after: StackRecord,
  more: Pick<Change, 'before' | 'after'> = {},
): Change {
  return {
    kind: 'Stack',
    id: after.id,
    name: after.stackNumber,
    organizationId: after.organizationId,
    departmentId: after.departmentId,
    ...(before && { before: { ...stackInHistory(before), ...more.before } }),
    after: { ...stackInHistory(after), ...more.after },
    // Values that are not among these figures were registered or measured, too.
    hasChangedOtherwise: true,
  };
}

function stackInHistory(row: StackRecord) {
  return {
    state: row.state,
    stackNumber: row.stackNumber,
    polterId: row.polterId,
    orderNumber: row.orderNumber,
    treeSpecies: row.treeSpecies,
    assortment: row.assortment,
    assortmentLength: row.assortmentLength,
    areaNumber: row.areaNumber,
    latitude: row.latitude,
    longitude: row.longitude,
    volume: row.volume,
    logCount: row.logCount,
    registrationDateTime: row.registrationDateTime.toISOString(),
    measurementDateTime: row.measurementDateTime?.toISOString(),
  };
}
