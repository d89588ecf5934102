import danish from '../../translations/da.json';
import german from '../../translations/de.json';
import english from '../../translations/en.json';
import polish from '../../translations/pl.json';
import type { MessageId } from './catalogues';

/** What the specification quotes letter for letter (sections 2, 5 and 8). */
const specified: [MessageId, string][] = [
  ['login.failed', '{username}: login failed'],
  ['forgot_password.sent', 'You have requested password reset. Check your e-mail for reset-link. Thank You'],
  ['forgot_password.failed', 'Request was not sent. Please try again'],
  ['reset_password.done', 'Password has been reset'],
  ['reset_password.failed', 'Password reset failed'],
  ['account.password_weak', 'Your password is not strong enough'],
  ['account.password_mismatch', 'Password does not match'],
  ['form.required', 'Field is required'],
  ['form.email_incorrect', 'E-mail is incorrect'],
  ['contract.invalid_date', 'Invalid date format'],
  ['contract.invalid_range', 'Invalid date range'],
  ['organizations.created', 'Organisation has been created'],
  ['organizations.deleted', 'Organisation has been deleted'],
  ['organizations.not_deleted', 'Organisation could not be deleted'],
  ['organizations.customer_number_missing', 'customer number missing'],
  ['organization.updated', 'Organisation has been updated'],
  ['organization.update_failed', 'Update failed'],
  ['organization.logo_uploaded', 'Logo has been uploaded successfully'],
  ['organization.logo_failed', 'Logo upload has failed'],
  ['organization.logo_hint', 'Max. 500KB'],
  ['contract.updated', 'Contract updated'],
  ['contract.not_updated', 'Contract not updated'],
  ['form.update_successful', 'Update successful'],
  ['form.updated_failed', 'Updated failed'],
  ['departments.created', 'Department has been created'],
  ['users.role.NotSet', 'None'],
  ['stack_field.unexpected_type', 'Unexpected type'],
  ['report.no_data', 'No stack data available!'],
  ['not_authorized.title', 'You are not authorised to visit this page.'],
  ['not_found.title', 'Page not found'],
];

it.each(specified)('%s is worded as specified, and translated', (id, text) => {
  expect(english[id]).toBe(text);
  for (const translation of [danish[id], german[id], polish[id]]) expect(translation).not.toBe(text);
});
