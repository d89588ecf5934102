export interface Asker {
  who: string;
  group?: string;
}
