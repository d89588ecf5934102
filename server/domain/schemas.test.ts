import { LineSchema, NameSchema } from './schemas';

describe('a name', () => {
  it('stands on one line, without blanks around it', () => {
    expect(NameSchema.parse(' Birke\r\n\tSavværk\u0085')).toBe('Birke Savværk');
    expect(LineSchema.parse('\n')).toBe('');
  });

  it.each(['', ' \n', '\u200b', '\u00a0\u202e', 'x'.repeat(201)])('is seen by people, not %j', (text) => {
    expect(NameSchema.safeParse(text).success).toBe(false);
  });

  it('may be in any script', () => {
    for (const name of ['Żółć', '木材', '🪵', 'नाम']) expect(NameSchema.parse(name)).toBe(name);
  });
});
