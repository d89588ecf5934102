import * as v from 'valibot';
import { type ReadField, readField } from './readField';

type FieldOf = (id: string) => ReadField | undefined;

export function fieldsById(fields: readonly unknown[]): FieldOf {
  const read = new Map<string, ReadField>();
  for (const field of fields) {
    const { id } = v.is(v.object({ id: v.string() }), field) ? field : {};
    if (id !== undefined && !read.has(id)) read.set(id, readField(field));
  }
  return (id) => read.get(id);
}
