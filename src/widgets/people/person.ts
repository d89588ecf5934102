/** What users, contacts and the users of sawmills have in common; every part may be empty. */
export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** What somebody is called where one word for them is needed. */
export function personLabel({ name, email, phone }: Person): string {
  return name || email || phone;
}
