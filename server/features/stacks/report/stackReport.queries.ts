import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { knownName } from '../../../db/knownName';
import { storedLogo } from '../../../db/storedLogo';
import { cardInLanguage } from '../../../domain/cardInLanguage';
import { acceptedOf } from '../../../domain/decisions';
import { type PictureKind, positionOf, type StackField } from '../../../domain/fieldValue';
import { instrumentOf } from '../../../domain/measuredFigures';
import type { Principal } from '../../../domain/principal';
import { hasReport } from '../../../domain/stackStates';
import { timeZoneOf } from '../../../domain/timeZones';
import { conflict } from '../../../http/failure';
import type { StackPictures } from '../../../ports/stackPictures';
import { correctedFieldIds } from '../records/correctedFields';
import { cardRules, type StackRow, stackFields, stackRow, storedCard } from '../records/stackRecords';
import { stackFailures } from '../stacks.failures';
import { stackAtVersion } from '../versions/formerVersion';
import { withdrawalOf } from '../withdrawals/withdrawals.queries';
import type { ReportImage } from './stackReport.routes';

interface Asked {
  scope: SQL | undefined;
  principal: Principal;
  now: Date;
  /** The number is that of a version of the measurement; undefined means the newest version. */
  version: number | undefined;
  /**
   * This is called when nothing can refuse the answer any more, but before the pictures, which take long to
   * read.
   */
  countAsSeen: () => Promise<unknown>;
}

/**
 * The answer holds all data of one report with pictures and logo, so that its page needs no other call.
 * @throws ServiceFailure 404 if the stack is outside the scope, 409 if it has not been measured
 */
export async function stackReport(
  orm: Orm,
  pictures: StackPictures,
  stackId: string,
  { scope, principal, now, version, countAsSeen }: Asked,
) {
  const current = await stackRow(orm, stackId, scope);
  if (!hasReport(current.stack.state)) throw conflict(stackFailures.stackNotReportable);
  const { row, replaced } =
    version === undefined ? { row: current, replaced: null } : await stackAtVersion(orm, current, version);
  const { stack } = row;
  const { fullMeasurement } = stack;
  if (fullMeasurement === null) throw conflict(stackFailures.stackNotReportable);
  await countAsSeen();
  const card = await storedCard(orm, row.cardVersionId);
  // A report is the same for every reader: in the language of its card.
  const fields = card ? stackFields(cardInLanguage(card.definition, card.definition.language), row) : [];
  const image = (kind: PictureKind) =>
    reportImage(pictures, row, { fields, kind, at: replaced?.replacedDateTime });
  return {
    stack: {
      stackId: stack.id,
      stackNumber: stack.stackNumber,
      polterId: stack.polterId,
      status: stack.state,
      fullMeasurement,
      organizationName: row.organization,
      departmentName: row.department,
      coordinates: positionOf(stack),
      registrationDateTime: stack.registrationDateTime,
      measurementDateTime: stack.measurementDateTime,
      lastModifiedDateTime: stack.lastModifiedDateTime,
      timeZone: timeZoneOf(row.country),
      instrument: row.measurement && instrumentOf(row.measurement, row.country),
      doubts: stack.doubts ?? [],
      accepted: acceptedOf(stack),
      withdrawal: await withdrawalOf(orm, stack, scope),
      correctedFields: card ? correctedFieldIds(card.definition, row.measurement?.corrected) : [],
      version: row.measurement?.version,
      dueDiligence:
        current.referenceNumber === null
          ? null
          : { referenceNumber: current.referenceNumber, verificationNumber: current.verificationNumber },
      replaced,
      fields,
    },
    measurementCard: card ? cardRules(card) : null,
    frontImage: await image('FrontImage'),
    backImage: await image('BackImage'),
    closeupImage: await image('CloseupImage'),
    organizationLogo: await logoUrl(orm, row.organizationId),
    requestedBy: await nameOf(orm, principal, row.organizationId),
    requestedDateTime: now,
  };
}

async function reportImage(
  pictures: StackPictures,
  { stack }: StackRow,
  { fields, kind, at }: { fields: readonly StackField[]; kind: PictureKind; at: Date | undefined },
): Promise<ReportImage | null> {
  for (const { fieldType, value } of fields) {
    if (fieldType !== 'Image' || value?.file !== kind) continue;
    const picture = await pictures.picture(kind, stack.id, { ...(at && { at }) });
    return picture && { ...value, dataUrl: dataUrl(picture.mediaType, picture.content) };
  }
  return null;
}

/**
 * Returns the name that the stack's organisation uses for the person, or else the e-mail address. Global
 * admins belong to no organisation, so the account's own name is used.
 */
async function nameOf(
  orm: Orm,
  { userId, keyHash, isGlobalAdmin, name, email }: Principal,
  organizationId: string,
): Promise<string> {
  if (isGlobalAdmin || keyHash !== undefined) return name || email;
  const person = { organizationId: sql`${organizationId}::uuid`, userId: sql`${userId}::uuid` };
  const { rows } = await orm.execute<{ name: string | null }>(sql`select ${knownName(person)} as name`);
  return rows[0]?.name ?? email;
}

async function logoUrl(orm: Orm, organizationId: string): Promise<string | null> {
  const logo = await storedLogo(orm, organizationId);
  return logo ? dataUrl(logo.contentType, logo.content) : null;
}

function dataUrl(contentType: string, content: Uint8Array): string {
  return `data:${contentType};base64,${Buffer.from(content).toString('base64')}`;
}
