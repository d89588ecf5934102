/** What users, contacts and the users of sawmills have in common; every part may be empty. */
export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** The one label of a person: the name, else the address, else the phone. */
export function personLabel({ name, email, phone }: Person): string {
  return name || email || phone;
}
