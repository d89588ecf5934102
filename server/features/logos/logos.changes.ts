import { administeredOrganization, organizationScope, readOrganization, requireId } from '../../auth/scope';
import type { Orm, WritableOrm } from '../../db/client';
import { organizationLogo } from '../../db/schema';
import { storedLogo } from '../../db/storedLogo';
import type { Change } from '../../domain/change';
import type { Principal } from '../../domain/principal';
import { entityTag } from '../../http/entityTag';
import { badRequest, missing } from '../../http/failure';
import type { HasAllPixels } from '../../ports/rendering';
import { validateLogo } from './logoImage';

export async function getLogo(orm: Orm, principal: Principal, organizationId: string) {
  const logo = await storedLogo(orm, requireId(organizationId), organizationScope(orm, principal));
  if (logo === undefined) throw missing();
  return { ...logo, etag: entityTag(logo.content.toString('base64')) };
}

type Logo = Pick<typeof organizationLogo.$inferSelect, 'contentType' | 'content'>;

/** @throws ServiceFailure 400 if the bytes are not an accepted image */
export async function acceptedLogo(
  orm: Orm,
  principal: Principal,
  id: string,
  { content, hasAllPixels }: { content: Buffer; hasAllPixels: HasAllPixels },
): Promise<Logo> {
  // The rights are checked before the file: a refused caller learns nothing about it.
  await readOrganization(orm, principal, id);
  const validation = await validateLogo(content, hasAllPixels);
  if ('error' in validation) throw badRequest({ field: 'file', textId: validation.error });
  return { content, contentType: validation.contentType };
}

export async function replaceLogo(
  transaction: WritableOrm,
  principal: Principal,
  id: string,
  logo: Logo,
): Promise<Change[]> {
  const { id: organizationId, name } = await administeredOrganization(transaction, principal, id);
  const before = await storedLogo(transaction, organizationId);
  await transaction
    .insert(organizationLogo)
    .values({ organizationId, ...logo })
    .onConflictDoUpdate({ target: organizationLogo.organizationId, set: logo });
  return [
    {
      kind: 'Organization',
      id: organizationId,
      name,
      organizationId,
      before: before && { logo: describedLogo(before) },
      after: { logo: describedLogo(logo) },
      hasChangedOtherwise: before?.content.equals(logo.content) === false,
    },
  ];
}

function describedLogo({ contentType, content }: Logo): string {
  return `${contentType}, ${content.length} B`;
}
