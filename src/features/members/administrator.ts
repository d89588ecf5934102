import { isEmail } from '@/lib/email';

export interface AdministratorValues extends Record<string, unknown> {
  email: string;
  name: string;
  phone: string;
}

export interface Administrator {
  email: string;
  name?: string;
  phone?: string;
}

export const noAdministrator: AdministratorValues = { email: '', name: '', phone: '' };

/**
 * Whether the contact step of a wizard may be left by its button (specification, administration area, section 5):
 * either nothing is filled in, or an e-mail is, and it is valid.
 */
export function isAdministratorReady({ email, name, phone }: AdministratorValues): boolean {
  if (email.trim() !== '') return isEmail(email.trim());
  return name.trim() === '' && phone.trim() === '';
}

/** Whom to add as administrator; null when no e-mail was given, so that there is nothing to call for. */
export function administratorOf({ email, name, phone }: AdministratorValues): Administrator | null {
  if (email.trim() === '') return null;
  return {
    email: email.trim(),
    ...(name.trim() && { name: name.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
  };
}
