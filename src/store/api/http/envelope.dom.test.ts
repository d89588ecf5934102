import { readEnvelope, readFailure } from './envelope';

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

it('marks signs of stored texts that would hide or turn round what is shown', async () => {
  const data = { stackNumber: '26-1\u202e4-001', 'a\u200bb': ['Møn\u00ad', '❤️ "quoted"', 7, null] };
  expect(await readEnvelope(answer({ data, errorMessage: null }))).toEqual({
    data: { stackNumber: '26-1[U+202E]4-001', 'a[U+200B]b': ['Møn[U+00AD]', '❤️ "quoted"', 7, null] },
  });
});

it('marks them in words of a refusal, too', async () => {
  const body = { data: null, errorMessage: 'The name \u2066A\u2069 is taken.' };
  expect((await readFailure(answer(body, 409))).error.message).toBe('The name [U+2066]A[U+2069] is taken.');
});
