import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { fieldDepartment, worksIn } from '../../auth/fieldScope';
import { requireId } from '../../auth/scope';
import { measurementCardVersion } from '../../db/cardSchema';
import type { Orm } from '../../db/client';
import { currentCardVersion } from '../../db/currentCardVersion';
import { stackFile } from '../../db/fileSchema';
import { type MeasurementRecord, measurement } from '../../db/measurementSchema';
import { measurementCard } from '../../db/schema';
import { type StackRecord, stack } from '../../db/stackSchema';
import type { Principal } from '../../domain/principal';
import { fieldRoles } from '../../domain/roles';
import { entityTag } from '../../http/entityTag';
import { missing } from '../../http/failure';
import type { KnownStack } from './ingest.routes';

export async function knownStack(orm: Orm, principal: Principal, clientKey: string): Promise<KnownStack> {
  const found = await orm
    .select()
    .from(stack)
    .where(eq(stack.clientKey, requireId(clientKey)))
    .orderBy(stack.id);
  const own = found.find((row) => worksIn(principal, fieldRoles, row));
  if (own === undefined) throw missing();
  return describedStack(orm, own);
}

type Version = Pick<MeasurementRecord, 'version' | 'cardVersionId' | 'measuredAt' | 'receivedAt'>;

export interface KnownBeside {
  measurement?: Version | undefined;
  /**
   * `isNew` is true if this transaction has created the stack, so that it has no other measurement and no
   * photographs.
   */
  isNew?: boolean;
}

export async function describedStack(
  orm: Orm,
  row: StackRecord,
  { measurement: known, isNew = false }: KnownBeside = {},
): Promise<KnownStack> {
  const current = known ?? (isNew ? undefined : await currentVersion(orm, row.id));
  const files = isNew ? [] : await currentFiles(orm, row.id);
  return {
    clientKey: row.clientKey ?? '',
    stackId: row.id,
    stackNumber: row.stackNumber,
    departmentId: row.departmentId,
    state: row.state,
    registrationChangedAt: row.registrationChangedAt?.toISOString() ?? null,
    measurement: current
      ? {
          version: current.version,
          cardVersionId: current.cardVersionId,
          measuredAt: current.measuredAt.toISOString(),
          receivedAt: current.receivedAt.toISOString(),
        }
      : null,
    files: files.flatMap(({ digest, receivedAt, state, ...file }) =>
      state === 'Lost' || state === 'GivenUp'
        ? []
        : { ...file, state, contentDigest: contentDigestOf(digest), receivedAt: receivedAt.toISOString() },
    ),
  };
}

async function currentVersion(orm: Orm, stackId: string): Promise<Version | undefined> {
  const [current] = await orm
    .select({
      version: measurement.version,
      cardVersionId: measurement.cardVersionId,
      measuredAt: measurement.measuredAt,
      receivedAt: measurement.receivedAt,
    })
    .from(measurement)
    .where(eq(measurement.stackId, stackId))
    .orderBy(desc(measurement.version))
    .limit(1);
  return current;
}

function currentFiles(orm: Orm, stackId: string) {
  return orm
    .select({
      fileId: stackFile.id,
      kind: stackFile.kind,
      digest: stackFile.digest,
      state: stackFile.state,
      receivedAt: stackFile.receivedAt,
    })
    .from(stackFile)
    .where(and(eq(stackFile.stackId, stackId), isNull(stackFile.replacedAt)))
    .orderBy(asc(stackFile.kind));
}

/**
 * Returns a header in the form of RFC 9530.
 * @param digest SHA-256 in hexadecimal digits
 */
export function contentDigestOf(digest: string): string {
  return `sha-256=:${Buffer.from(digest, 'hex').toString('base64')}:`;
}

/**
 * @returns the newest published version of the organisation's card
 * @throws ServiceFailure 404 if the department is not one of the caller's, or the organisation has no card
 */
export async function ingestCard(orm: Orm, principal: Principal, departmentId: string) {
  const { department, organization } = await fieldDepartment(orm, principal, {
    departmentId,
    roles: fieldRoles,
  });
  const [found] = await orm
    .select({ card: measurementCard, version: measurementCardVersion })
    .from(measurementCard)
    .innerJoin(measurementCardVersion, eq(measurementCardVersion.id, currentCardVersion(measurementCard.id)))
    .where(sql`${measurementCard.id} = ${organization.measurementCardId}::uuid`);
  if (found === undefined) throw missing();
  const { definition } = found.version;
  const card = {
    departmentId: department.id,
    departmentName: department.name,
    organizationId: organization.id,
    organizationName: organization.name,
    stackNumbering: organization.stackNumbering,
    measurementCardId: found.card.id,
    measurementCardName: found.card.name,
    cardVersionId: found.version.id,
    version: found.version.version,
    language: definition.language,
    fields: definition.fields,
    fieldIds: definition.fieldIds,
    volumeFieldId: definition.volumeFieldId,
    stackFields: definition.stackFields,
    volumeFields: definition.volumeFields,
    evidenceLimits: definition.evidenceLimits,
    reportConfig: definition.reportConfig ?? null,
  };
  return { ...card, etag: entityTag(card) };
}
