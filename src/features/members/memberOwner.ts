/** Whose users or contacts they are. */
export interface MemberOwner {
  kind: 'organization' | 'department';
  id: string;
}
