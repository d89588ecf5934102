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
 * The contact step of a wizard needs no value, or a valid e-mail address (specification, administration area,
 * section 5).
 */
export function isAdministratorReady({ email, name, phone }: AdministratorValues): boolean {
  if (email.trim() !== '') return isEmail(email.trim());
  return name.trim() === '' && phone.trim() === '';
}

/** Null without an e-mail, because then there is no call to make. */
export function administratorOf({ email, name, phone }: AdministratorValues): Administrator | null {
  if (email.trim() === '') return null;
  return {
    email: email.trim(),
    ...(name.trim() && { name: name.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
  };
}
