import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { administers, openedOrganization, requireId } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { stackView } from '../../db/stackViewSchema';
import type { Change } from '../../domain/change';
import { isSameName } from '../../domain/normalText';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { conflict, forbidden, missing } from '../../http/failure';
import { stackViewFailures } from './stackViews.failures';
import { isReadBy, listStackViews, stackViewTag } from './stackViews.queries';
import type { StackViewFields } from './stackViews.routes';

/**
 * A person has at most this many views in an organisation, because more could not be found among the tabs.
 */
const mostViews = 50;

const mostSharedViews = 100;

async function requireRoomForShared(transaction: WritableOrm, organizationId: string): Promise<void> {
  const shared = and(eq(stackView.organizationId, organizationId), eq(stackView.shared, true));
  if ((await transaction.$count(stackView, shared)) >= mostSharedViews)
    throw conflict(stackViewFailures.tooManySharedViews);
}

/**
 * Names of shared and private views are compared separately: an admin who renames a shared view must not
 * learn the names of its owner's private views.
 * @throws ServiceFailure 409 if the owner has another view of that name, or one that looks like it, ignoring
 * case
 */
async function requireFreeName(transaction: WritableOrm, view: ViewOfOwner): Promise<void> {
  const { id, organizationId, ownerId, name, shared } = view;
  if (ownerId === null) return;
  const others = and(
    eq(stackView.organizationId, organizationId),
    eq(stackView.ownerId, ownerId),
    eq(stackView.shared, shared),
    ne(stackView.id, id),
  );
  const names = await transaction.select({ name: stackView.name }).from(stackView).where(others);
  if (names.some((other) => isSameName(other.name, name)))
    throw conflict(stackViewFailures.viewNameTaken, { field: 'name', textId: 'nameTaken' });
}

interface ViewOfOwner {
  id: string;
  organizationId: string;
  ownerId: string | null;
  name: string;
  shared: boolean;
}

export async function createStackView(
  transaction: WritableOrm,
  principal: Principal,
  { organizationId: id, fields, now }: { organizationId: string; fields: StackViewFields; now: Date },
) {
  const { userId: ownerId } = principal;
  const { id: organizationId } = await openedOrganization(transaction, principal, id);
  const own = and(eq(stackView.organizationId, organizationId), eq(stackView.ownerId, ownerId));
  if ((await transaction.$count(stackView, own)) >= mostViews) throw conflict(stackViewFailures.tooManyViews);
  if (fields.shared) await requireRoomForShared(transaction, organizationId);
  const added = { id: randomUUID(), organizationId, ownerId, ...fields };
  await requireFreeName(transaction, added);
  await transaction.insert(stackView).values({ ...added, createdAt: now, changedAt: now });
  const views = await listStackViews(transaction, principal, organizationId);
  const created = views.find((view) => view.id === added.id);
  if (created === undefined) throw new Error('A view was not made');
  return { result: created, changes: [changeOf(added, { after: fields })] };
}

interface Versions {
  before?: StackViewFields;
  after?: StackViewFields;
}

/**
 * The organisation's admins read the history, so its entries about a private view contain neither name nor
 * filters.
 */
function changeOf(
  { id, organizationId }: Pick<ViewOfOwner, 'id' | 'organizationId'>,
  { before, after }: Versions,
): Change {
  const name = [after, before].find((version) => version?.shared)?.name ?? '';
  const [old, current] = [before && fieldsOf(before), after && fieldsOf(after)];
  return {
    kind: 'StackView',
    id,
    name,
    organizationId,
    before: old,
    after: current,
    hasChangedOtherwise: true,
  };
}

function fieldsOf({ name, shared, parameters, columns, dense }: StackViewFields) {
  if (!shared) return { shared };
  const filters = parameters.map((parameter) => `${parameter.name}=${parameter.text ?? parameter.value}`);
  return { name, shared, filters, columns, dense };
}

interface ViewIds {
  id: string;
  viewId: string;
}

/**
 * The view stays locked until the transaction ends.
 * @throws ServiceFailure 404 if the caller cannot see the view, 403 if the caller may see it but not change
 * it
 */
async function changeableView(transaction: WritableOrm, principal: Principal, { id, viewId }: ViewIds) {
  const { id: organizationId } = await openedOrganization(transaction, principal, id);
  const [found] = await transaction
    .select()
    .from(stackView)
    .where(
      and(
        eq(stackView.id, requireId(viewId)),
        eq(stackView.organizationId, organizationId),
        isReadBy(principal),
      ),
    )
    .for('update');
  if (found === undefined) throw missing();
  if (found.ownerId !== principal.userId && !administers(principal, organizationId)) throw forbidden();
  return found;
}

interface NewVersion {
  fields: StackViewFields;
  ifMatch: string | undefined;
  now: Date;
}

/**
 * Only the owner can make a shared view private, because nobody else can see it afterwards.
 * @throws ServiceFailure 412 if `ifMatch` names an older version
 */
export async function updateStackView(
  transaction: WritableOrm,
  principal: Principal,
  ids: ViewIds,
  { fields, ifMatch, now }: NewVersion,
): Promise<Change[]> {
  const found = await changeableView(transaction, principal, ids);
  const version = stackViewTag(found);
  requireVersion(ifMatch, version);
  if (!fields.shared && found.ownerId !== principal.userId) throw forbidden();
  if (fields.shared && !found.shared) await requireRoomForShared(transaction, found.organizationId);
  await requireFreeName(transaction, { ...found, name: fields.name, shared: fields.shared });
  if (stackViewTag(fields) === version) return [];
  await transaction
    .update(stackView)
    .set({ ...fields, changedAt: now })
    .where(eq(stackView.id, found.id));
  return [changeOf(found, { before: found, after: fields })];
}

export async function deleteStackView(
  transaction: WritableOrm,
  principal: Principal,
  ids: ViewIds,
): Promise<Change[]> {
  const found = await changeableView(transaction, principal, ids);
  await transaction.delete(stackView).where(eq(stackView.id, found.id));
  return [changeOf(found, { before: found })];
}
